// The little that pages do by themselves: keys, sending a form once, the days of a chart, heads of tables that stay,
// statements dropped onto a page, copying a new key, showing a box.
// Without this file everything else still works.
(() => {
  'use strict';
  const root = document.documentElement;
  root.classList.add('script');

  // Keys: j and k walk the rows of a list, Enter opens one, letters that a row or a page names go where it says.
  const isTyping = (target) => target.closest('input, select, textarea, [contenteditable]');
  const rows = () => [...document.querySelectorAll('[data-keys=rows] tbody tr')];
  const walk = (step) => {
    const all = rows();
    if (all.length === 0) return;
    const here = all.findIndex((row) => row.classList.contains('here'));
    const next = all[Math.min(Math.max(here + step, 0), all.length - 1)];
    all.forEach((row) => row.classList.toggle('here', row === next));
    const link = next.querySelector('a');
    if (link) link.focus();
  };
  const findings = (step) => {
    const all = [...document.querySelectorAll('[data-finding]')];
    const here = all.findIndex((link) => link.hasAttribute('aria-current'));
    const next = all[here + step];
    if (next) next.click();
  };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      // Whoever types leaves the field first, and loses nothing.
      if (isTyping(event.target)) return event.target.blur();
      const close = document.querySelector('.drawer .close');
      if (close) close.click();
      return;
    }
    if (isTyping(event.target)) return;
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      // What scrolls and has the focus is scrolled by these keys.
      if (event.target.closest('[tabindex="0"]')) return;
      return findings(event.key === 'ArrowRight' ? 1 : -1);
    }
    // Single letters can be switched off at the foot of a page: speech is typed, too.
    if (root.dataset.letters === 'off') return;
    if (event.key === 'j' || event.key === 'k') return walk(event.key === 'j' ? 1 : -1);
    const row = document.querySelector('[data-keys=rows] tr.here');
    if (row && row.dataset[event.key]) return location.assign(row.dataset[event.key]);
    const named = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
    if (!named) return;
    event.preventDefault();
    if (named.tagName === 'A') named.click();
    else named.focus();
  });

  // The days of a chart are one stop of the tab key. Arrows walk them, and each says what it says under the pointer.
  const STEPS = {
    ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -30, PageUp: 30, Home: -Infinity, End: Infinity,
  };
  document.querySelectorAll('.chart .days').forEach((days) => {
    const all = [...days.querySelectorAll('.at')];
    if (all.length === 0) return;
    const chart = days.closest('.chart');
    const line = chart.querySelector('.told');
    let here = all.length - 1;
    const stand = (place) => {
      here = Math.min(Math.max(place, 0), all.length - 1);
      days.setAttribute('aria-valuenow', here + 1);
      days.setAttribute('aria-valuetext', all[here].textContent);
    };
    const show = (isShown) => {
      all.forEach((day, place) => day.classList.toggle('here', isShown && place === here));
      line.textContent = isShown ? all[here].textContent : '';
    };
    const named = {
      role: 'slider', tabindex: '0', 'aria-valuemin': 1, 'aria-valuemax': all.length,
      'aria-labelledby': chart.getAttribute('aria-labelledby').split(' ')[0],
    };
    Object.entries(named).forEach(([name, value]) => days.setAttribute(name, value));
    stand(here);
    days.addEventListener('keydown', (event) => {
      const step = STEPS[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      stand(here + step);
      show(true);
    });
    days.addEventListener('focus', () => show(true));
    days.addEventListener('blur', () => show(false));
    days.addEventListener('pointerover', (event) => {
      stand(all.indexOf(event.target.closest('.at')));
      show(true);
    });
    days.addEventListener('pointerleave', () => show(document.activeElement === days));
  });

  // A table that is no wider than its place scrolls nowhere: its head then stays at the top of the window.
  const fitting = new ResizeObserver((places) => places.forEach(({ target }) => {
    target.classList.toggle('fits', target.firstElementChild.offsetWidth <= target.clientWidth);
  }));
  document.querySelectorAll('.scroll').forEach((place) => fitting.observe(place));

  // The box on a page stands in the middle of what is seen. Without this the address alone leads to it, at the very top.
  const marked = document.querySelector('.page-picture .marked');
  const centre = () => {
    const picture = marked.closest('.page-picture');
    const [box, view] = [marked.getBoundingClientRect(), picture.getBoundingClientRect()];
    picture.scrollTop += box.top + box.height / 2 - view.top - view.height / 2;
    picture.scrollLeft += box.left + box.width / 2 - view.left - view.width / 2;
    picture.parentElement.scrollIntoView({ block: 'nearest' });
  };
  if (marked) {
    centre();
    window.addEventListener('load', () => requestAnimationFrame(centre));
  }

  // Analyses on their way: one stream tells of all that the page shows, and goes on while any of them is left.
  const MOST_WATCHED = 50;
  const REOPENED_MS = 5000;
  const LONGEST_MS = 300000;
  let stream = null;
  let watched = [];
  let pause = REOPENED_MS;
  let reopening = 0;
  const inLines = (html) => [...new DOMParser().parseFromString(html, 'text/html').body.children];
  const linesOf = (id) => document.querySelectorAll(`[data-live="${CSS.escape(id)}"]`);
  // A line is told anew at its end; until then what of it stands now.
  const tell = (id, html) => linesOf(id).forEach((line) => {
    const told = inLines(html);
    const now = line.querySelector('[data-now]');
    if (now && told[0] && told[0].hasAttribute('data-now')) now.replaceWith(...told);
    else line.replaceWith(...told);
  });
  const close = () => {
    clearTimeout(reopening);
    if (stream) stream.close();
    stream = null;
    watched = [];
  };
  const watch = () => {
    const ids = [...new Set([...document.querySelectorAll('[data-live]')].map((line) => line.dataset.live))].slice(0, MOST_WATCHED);
    if (ids.length === 0) return close();
    if (stream && ids.every((id) => watched.includes(id))) return;
    close();
    watched = ids;
    stream = new EventSource(`/analyses/live?${ids.map((id) => `id=${encodeURIComponent(id)}`).join('&')}`);
    ids.forEach((id) => stream.addEventListener(id, (event) => { tell(id, event.data); watch(); }));
    stream.onopen = () => { pause = REOPENED_MS; };
    stream.onerror = () => {
      // One that came to its end is opened anew by the browser, for the same analyses; what has ended meanwhile is not asked
      // for again. One that was refused is closed for good, and tried again later and later.
      const isRefused = stream.readyState === EventSource.CLOSED;
      if (!isRefused && watched.every((id) => linesOf(id).length > 0)) return;
      stream.close();
      stream = null;
      reopening = setTimeout(watch, isRefused ? pause : REOPENED_MS / 5);
      if (isRefused) pause = Math.min(pause * 2, LONGEST_MS);
    };
  };
  watch();

  // A form is sent once: a second click while the first is under way would do it twice. Whoever comes back to the page sends it
  // anew, and so does whoever has stopped it, after a while.
  const UNDER_WAY_MS = 30000;
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || form.getAttribute('method') !== 'post') return;
    if (form.dataset.sent) return event.preventDefault();
    form.dataset.sent = 'true';
    setTimeout(() => { delete form.dataset.sent; }, UNDER_WAY_MS);
  });
  window.addEventListener('pageshow', () => {
    document.querySelectorAll('form[data-sent]').forEach((form) => { delete form.dataset.sent; });
  });

  // Uploads: each file is sent by itself, with a bar for its bytes; then the stream tells how far the service is.
  const list = document.getElementById('uploads');
  const failed = (line, text) => {
    const note = document.createElement('p');
    note.className = 'note bad';
    note.textContent = text;
    line.querySelector('progress').remove();
    line.append(note);
  };
  // A file that opens with a password alone is kept here, and sent again from the form on its line.
  const unlock = (line, file) => line.querySelectorAll('[data-unlock]').forEach((form) => {
    form.querySelector('.again').remove();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      send(form, file, line);
    });
    if (!list.contains(document.activeElement)) form.querySelector('[type=password]').focus();
  });
  let sent = 0;
  const send = (form, file, place) => {
    const line = document.createElement('article');
    line.className = 'upload';
    const name = document.createElement('strong');
    name.textContent = file.name;
    const bar = document.createElement('progress');
    bar.max = 1;
    bar.value = 0;
    bar.setAttribute('aria-label', file.name);
    line.append(name, bar);
    const data = new FormData();
    for (const [field, value] of new FormData(form)) if (!(value instanceof File)) data.append(field, value);
    // Each is a form of its own.
    if (data.has('form_id')) data.set('form_id', `${data.get('form_id')}-${sent++}`);
    data.append('file', file);
    if (place) place.replaceWith(line);
    else list.append(line);
    line.scrollIntoView({ block: 'nearest' });
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    request.setRequestHeader('HX-Request', 'true');
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) bar.value = event.loaded / event.total;
    });
    return new Promise((done) => {
      request.addEventListener('loadend', () => {
        const away = request.getResponseHeader('HX-Redirect');
        if (away) location.assign(away);
        if (request.status === 0) failed(line, list.dataset.lost);
        else if (request.status >= 500) failed(line, list.dataset.broken);
        else {
          const lines = inLines(request.responseText);
          // A refusal of the whole form names no file.
          if (lines.some((told) => told.matches('.upload'))) line.replaceWith(...lines);
          else line.replaceChildren(name, ...lines);
          lines.forEach((told) => unlock(told, file));
          watch();
        }
        done();
      });
      request.send(data);
    });
  };
  const sendAll = async (form, files) => {
    // One after the other: the first answers come sooner, and a limit is met gently.
    for (const file of files) await send(form, file);
  };
  const chosen = document.querySelector('[data-upload]');
  if (chosen && list) {
    chosen.addEventListener('submit', (event) => {
      const input = chosen.querySelector('input[type=file]');
      event.preventDefault();
      const files = [...input.files];
      input.value = '';
      sendAll(chosen, files);
    });
  }
  const zone = document.querySelector('[data-drop]');
  const target = zone || chosen;
  if (target && list) {
    let depth = 0;
    const hasFiles = (event) => event.dataTransfer && [...event.dataTransfer.types].includes('Files');
    const show = (shown) => {
      if (zone) zone.hidden = !shown;
      else target.querySelector('.drop-here').classList.toggle('over', shown);
    };
    document.addEventListener('dragenter', (event) => { if (hasFiles(event)) { depth += 1; show(true); } });
    document.addEventListener('dragleave', () => { depth = Math.max(0, depth - 1); if (depth === 0) show(false); });
    document.addEventListener('dragover', (event) => { if (hasFiles(event)) event.preventDefault(); });
    document.addEventListener('drop', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth = 0;
      show(false);
      sendAll(target, [...event.dataTransfer.files]);
    });
  }

  // A field with a slider beside it.
  document.querySelectorAll('[data-slider]').forEach((field) => {
    const slider = document.createElement('input');
    slider.type = 'range';
    // Amounts are typed with groups, as 2,00,000.
    const bare = () => Number(field.value.replace(/[,₹\s]/g, '')) || 0;
    slider.min = field.min || 0;
    slider.max = Math.max(Number(field.dataset.slider), bare() * 2);
    slider.step = field.type === 'number' ? 1 : 1000;
    slider.value = bare();
    slider.setAttribute('aria-label', field.closest('label').textContent.trim());
    slider.addEventListener('input', () => { field.value = slider.value; });
    field.addEventListener('input', () => { slider.value = bare(); });
    field.after(slider);
  });

  document.addEventListener('click', async (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    if (button.dataset.print) window.print();
    if (button.dataset.copy) {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
      button.textContent = '✓';
    }
  });
})();
