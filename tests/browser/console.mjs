// The console in Debian's Chromium, from the front page to a revoked key: `node console.mjs SERVER-BINARY OUTPUT-FOLDER`.
//
// It starts the given server with a fresh demo, walks the whole journey and an owner's settings at the sizes of a phone and
// of a desk, with webhooks that are received here; then it looks at three sizes in both themes at every page, at what has no
// address of its own (a row that is tried, an answer, a trial, folds that are opened, paper), at a team that has nothing
// yet and at the cases in Hindi, and on a phone at everything in Hindi. Each is held against axe-core, targets that are too
// small included, and a screenshot of it is kept. Any error in a page's log, any request to another host and any serious
// finding of axe ends it with status 1.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:net';
import { createServer as createReceiver } from 'node:http';
import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';

const [server, output] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'lending-browser-'));
const problems = [];
const note = (problem) => { problems.push(problem); console.error(`PROBLEM ${problem}`); };

const freePort = () => new Promise((done) => {
  const probe = createServer();
  probe.listen(0, '127.0.0.1', () => { const { port } = probe.address(); probe.close(() => done(port)); });
});
const base = `http://127.0.0.1:${await freePort()}`;
const environment = {
  PATH: process.env.PATH, LENDING_DATA_DIR: join(folder, 'data'), LENDING_LISTEN: base.slice('http://'.length), LENDING_WEBHOOK_LOOPBACK: 'true',
};
const service = spawn(server, [], { cwd: folder, env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
let log = '';
service.stderr.on('data', (text) => { log += text; });
const answers = async () => fetch(`${base}/livez`).then((answer) => answer.ok, () => false);
while (!(await answers())) {
  assert.equal(service.exitCode, null, `the server ended: ${log}`);
  await new Promise((done) => setTimeout(done, 100));
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});

/** A page of which every error in its log is told, and every request to another host. */
async function listened(context) {
  const page = await context.newPage();
  let expected = false;
  page.on('console', (message) => { if (message.type() === 'error' && !expected) note(`log of ${page.url()}: ${message.text()}`); });
  page.on('pageerror', (error) => note(`error on ${page.url()}: ${error.message}`));
  page.on('request', (request) => { if (!request.url().startsWith(base)) note(`request to ${request.url()}`); });
  page.expecting = (is) => { expected = is; };
  return page;
}

/** A page that tells on itself. */
async function opened(size, theme, storageState) {
  const context = await browser.newContext({ viewport: size, colorScheme: theme, bypassCSP: false, storageState });
  const page = await listened(context);
  // A stream that nobody ends is asked for anew for ever: pages that watch nothing open none.
  const streams = [];
  page.on('request', (request) => { if (request.resourceType() === 'eventsource') streams.push(request.url()); });
  page.streams = streams;
  page.setDefaultTimeout(60_000);
  const name = `${size.width}-${theme}`;
  page.kept = (title) => page.screenshot({ path: join(output, `${title}-${name}.png`), fullPage: true });
  /** Screenshot and axe; and nothing moves once it is seen, unless somebody `asked` for it: a drop, an opened fold, paper. */
  page.asked = false;
  page.seen = async (title) => {
    const shifted = await page.evaluate(() => new Promise((done) => {
      const seen = (list) => list.filter((shift) => !shift.hadRecentInput).reduce((sum, shift) => sum + shift.value, 0);
      new PerformanceObserver((list) => done(seen(list.getEntries()))).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => done(0), 50);
    }));
    if (shifted > 0.05 && !page.asked) note(`${title} ${name} moves after it is seen: ${shifted.toFixed(3)}`);
    page.asked = false;
    await page.kept(title);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    if (wide) note(`${title} ${name} is wider than its window`);
    // Through the protocol: the policy of a page forbids every script that is not its own.
    await page.evaluate(axe);
    const found = await page.evaluate(async () => {
      const wanted = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } }, elementRef: true };
      const { violations } = await window.axe.run(document, wanted);
      // Marks of charts are as small as what they mark: the table below has the same, large enough. Nothing on paper is pressed.
      const isPressed = ({ element }) => !element.closest('svg') && !window.matchMedia('print').matches;
      const counts = (id, node) => id !== 'target-size' || isPressed(node);
      return violations.map(({ id, impact, nodes }) => ({
        id, impact, places: nodes.filter((node) => counts(id, node)).map((node) => node.html),
      }));
    });
    for (const { id, impact, places } of found) {
      if (places.length > 0 && ['serious', 'critical'].includes(impact)) {
        note(`${title} ${name}: ${id}: ${places.slice(0, 3).join(' | ')}`);
      }
    }
  };
  return page;
}

const samples = join(folder, 'data', 'samples');
const files = ['steady_salaried.pdf', 'tampered.pdf', 'mule_like.pdf'].map((name) => join(samples, name));
// A statement that opens with a password alone.
const ofProject = (path) => new URL(`../../${path}`, import.meta.url);
const locked = readFileSync(ofProject('samples/corpus/canara-passbook-encrypted_aes256.pdf'));
const { password: lockedPassword } = JSON.parse(readFileSync(ofProject('samples/corpus/canara-passbook-encrypted_aes256.json')));
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The first screens of a phone and of a laptop: what decides a case stands there. */
const FIRST_SCREENS = [PHONE, { width: 1366, height: 768 }];
const VIEWS = [1440, 820, 390].flatMap((width) => ['light', 'dark'].map((theme) => ({ width, theme })));

/** A PDF of one page that is no statement. */
function letter() {
  const text = 'BT /F1 12 Tf 72 720 Td (Dear Sir, thank you for your letter.) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let pdf = '%PDF-1.7\n';
  const places = objects.map((object, number) => {
    const place = pdf.length;
    pdf += `${number + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return `${pdf}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
}

/** What stands in the demo's credentials. */
const credential = (name) => readFileSync(join(folder, 'data', 'demo.env'), 'utf8').match(new RegExp(`${name}=(.*)`))[1];

/** Asks the API as the demo's owner. */
async function api(method, path, body) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${base}/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${credential('LENDING_API_KEY')}`, ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}) },
    body: body && !isForm ? JSON.stringify(body) : body,
  });
  const told = await answer.json();
  assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${JSON.stringify(told)}`);
  return told;
}

/** The decision and its main reasons are read without scrolling. The bar at the foot of a phone hides what is below it. */
async function assertReadAtOnce(page, title) {
  const size = page.viewportSize();
  for (const screen of FIRST_SCREENS) {
    await page.setViewportSize(screen);
    const beyond = await page.evaluate(() => {
      window.scrollTo(0, 0);
      const bar = document.querySelector('.side').getBoundingClientRect();
      const end = bar.top > 0 ? bar.top : window.innerHeight;
      const parts = [...document.querySelectorAll('.verdict .figure, .verdict .reasons li')];
      const isSeen = ({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= end;
      if (parts.length < 2) return ['a decision without a reason'];
      return parts.filter((part) => !isSeen(part.getBoundingClientRect())).map((part) => part.textContent);
    });
    if (beyond.length > 0) note(`${title} at ${screen.width}x${screen.height} is not read at once: ${beyond.join(' | ')}`);
  }
  await page.setViewportSize(size);
}

async function journey(size, theme) {
  const page = await opened(size, theme);
  const go = (path) => page.goto(base + path);

  // A stranger sees a decision with one click.
  await go('/');
  await page.seen('front');
  await page.click('button[value=steady_salaried]');
  await page.waitForSelector('#demo .reasons');
  assert.equal(page.url(), `${base}/`, 'the decision comes to the page');
  assert.match(await page.textContent('#demo .verdict'), /Approve|Review/);
  assert.match(await page.textContent('#code'), /data\/samples\/steady_salaried\.pdf/);
  await page.seen('front-decided');
  await page.click('#demo a.button');
  await page.waitForSelector('.tabs');
  await page.context().clearCookies();

  // Signing in.
  await go('/inbox');
  assert.match(page.url(), /\/sign-in\?next=/);
  await page.seen('sign-in');
  await page.fill('[name=email]', credential('LENDING_EMAIL'));
  page.expecting(true);
  await page.fill('[name=password]', 'wrong');
  await page.click('form[action="/sign-in"] button');
  await page.waitForSelector('[role=alert]');
  page.expecting(false);
  await page.fill('[name=password]', credential('LENDING_PASSWORD'));
  await page.click('form[action="/sign-in"] button');
  await page.waitForURL(`${base}/inbox`);

  // Three files at once, watched to their ends.
  await go('/analyses/upload');
  await page.seen('upload');
  await page.fill('[name=requested_amount]', '2,00,000');
  await page.setInputFiles('input[type=file]', files);
  await page.click('#upload button');
  await page.waitForFunction(() => document.querySelectorAll('.upload').length === 3
    && [...document.querySelectorAll('.upload')].every((line) => line.textContent.includes('Open the report')));
  await page.seen('uploaded');

  // Dropped onto a page that has no form for it: one opens at once, the other asks for its password on its own line.
  await go('/usage');
  const dropped = await page.evaluateHandle(([plain, closed]) => {
    const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    for (const [name, text] of [['dropped.pdf', plain], ['locked.pdf', closed]]) {
      transfer.items.add(new File([bytes(text)], name, { type: 'application/pdf' }));
    }
    return transfer;
  }, [readFileSync(files[0]).toString('base64'), locked.toString('base64')]);
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: dropped });
  assert.ok(await page.isVisible('#drop'), 'where to drop is shown');
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  assert.ok(!(await page.isVisible('#drop')));
  await page.waitForSelector('.upload:has-text("locked.pdf") [name=file_password]');
  page.asked = true;
  await page.seen('dropped-locked');
  await page.fill('.upload:has-text("locked.pdf") [name=file_password]', lockedPassword);
  await page.press('.upload:has-text("locked.pdf") [name=file_password]', 'Enter');
  for (const name of ['dropped.pdf', 'locked.pdf']) {
    await page.waitForSelector(`.upload:has-text("${name}"):has-text("Open the report")`);
  }
  page.asked = true;
  await page.seen('dropped');

  await go('/inbox');
  await page.seen('inbox');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.tabs');
  await go('/analyses?decision=review');
  await page.seen('analyses');

  // A case is taken, found among one's own, and left to nobody again.
  await go('/inbox');
  await page.click('tbody tr form[action$="/assign"] button');
  await page.waitForLoadState();
  await go('/inbox?assignee=me');
  assert.equal((await page.$$('tbody tr')).length, 1);
  await page.seen('inbox-mine');
  await page.click('tbody a[href*="/assign?"]');
  await page.waitForSelector('select[name=assignee]');
  await page.seen('assign');
  await page.selectOption('select[name=assignee]', '');
  await page.click('form.card[action$="/assign"] button.primary');
  await page.waitForSelector('.empty');

  // From the inbox to the form by the keyboard: nothing is decided yet.
  await go('/inbox');
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await page.waitForURL(/review\?outcome=approve/);

  // The forged one: a number to its rows, a row to its box, a finding to its place.
  await go('/analyses?decision=review');
  const forged = await page.getAttribute('tr:has-text("tampered") a', 'href');
  await go(forged);
  await page.seen('report');
  if (size === DESK) await assertReadAtOnce(page, 'the forged report');
  await page.click('.verdict a.proof[href*="/rows"]');
  await page.waitForSelector('table.rows');
  await page.seen('rows-behind');
  await page.click('table.rows tbody td:last-child a');
  await page.waitForSelector('.marked');
  /** The box is within what is seen of its page, and that within the window. */
  const boxIsSeen = async () => {
    await page.waitForLoadState();
    await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
    return page.evaluate(() => {
      const box = document.querySelector('.marked').getBoundingClientRect();
      const view = document.querySelector('.page-picture').getBoundingClientRect();
      const [top, bottom] = [Math.max(view.top, 0), Math.min(view.bottom, window.innerHeight)];
      const [left, right] = [Math.max(view.left, 0), Math.min(view.right, window.innerWidth)];
      const middle = box.left + box.width / 2;
      return box.top >= top - 1 && box.bottom <= bottom + 1 && middle >= left && middle <= right;
    });
  };
  assert.ok(await boxIsSeen(), 'the row is seen on its page');
  await page.seen('document-row');
  await page.click('.zoom a:last-child');
  await page.waitForSelector('.zoom-2');
  assert.ok(await boxIsSeen(), 'the row is seen on a larger page');
  await page.kept('document-zoom');
  await page.click('.zoom a:last-child');
  await page.waitForSelector('.zoom-3');
  assert.ok(await boxIsSeen(), 'the row is seen on the largest page');
  await go(`${forged}/document?finding=0#box`);
  assert.ok(await boxIsSeen(), 'a finding is seen on its page');
  await page.click('nav[aria-label="Findings"] a[rel=next]');
  await page.waitForURL(/finding=1/);
  for (const tab of ['money', 'document?finding=0', 'rows', 'bureau', 'policy', 'history', 'what-if?ask=1&requested_amount=100000']) {
    const before = page.streams.length;
    await go(`${forged}/${tab}`);
    await page.seen(`report-${tab.split('?')[0]}`);
    assert.deepEqual(page.streams.slice(before), [], `${tab} watches nothing`);
  }

  // What if: the answer comes while the field keeps the focus, and the slider understands groups.
  await go(`${forged}/what-if`);
  await page.fill('[name=requested_amount]', '1,50,000');
  assert.equal(await page.inputValue('[name=requested_amount] + input[type=range]'), '150000');
  await page.press('[name=requested_amount]', 'Enter');
  await page.waitForSelector('#answer .verdict');
  assert.equal(await page.evaluate(() => document.activeElement.name), 'requested_amount');
  assert.match(page.url(), /requested_amount=1%2C50%2C000/);
  // A slider is moved: the answer is another one, and nothing was pressed.
  const answered = async () => (await page.textContent('#answer')).trim();
  await page.fill('[name=requested_amount]', '20,000');
  await page.press('[name=requested_amount]', 'Enter');
  await page.waitForURL(/requested_amount=20%2C000/);
  await page.waitForTimeout(300);
  const before = await answered();
  await page.focus('[name=requested_amount] + input[type=range]');
  await page.keyboard.press('End');
  await page.waitForFunction((told) => document.querySelector('#answer').textContent.trim() !== told, before);
  await page.focus('[name=tenure_months] + input[type=range]');
  await page.keyboard.press('ArrowRight');
  await page.waitForURL((url) => Number(url.searchParams.get('tenure_months')) > 1);
  assert.notEqual(await answered(), before);

  // A row is corrected: tried, then saved.
  await go(`${forged}/rows?category=salary`);
  await page.click('table.rows tbody a.row-link');
  await page.waitForSelector('.drawer');
  await page.check('[name=excluded]');
  await page.fill('[name=reason]', 'Paid by mistake.');
  await page.click('button[value=try]');
  await page.waitForSelector('.drawer .note');
  await page.seen('row');
  await page.check('[name=excluded]');
  await page.click('button[value=save]');
  await page.waitForURL(/row=txn_/);
  await go(`${forged}/history`);
  assert.match(await page.textContent('.history'), /Paid by mistake\./);

  // Reviewed by the keyboard.
  await go(forged);
  await page.keyboard.press('d');
  await page.waitForURL(/review\?outcome=decline/);
  await page.seen('review');
  await page.fill('[name=note]', 'The document was changed.');
  await page.click('form[action$="/review"] button');
  await page.waitForURL(base + forged);
  assert.match(await page.textContent('.verdict'), /Declined/);

  // On paper: two sheets, light whatever the theme, and nothing to press.
  for (const scheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: scheme, media: 'screen' });
    await go(`${forged}/memo`);
    await page.seen(`memo-${scheme}`);
    const pdf = await page.pdf({ path: join(output, `memo-${size.width}-${scheme}.pdf`), preferCSSPageSize: true });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g).length;
    assert.ok(sheets <= 2, `the memo takes ${sheets} sheets in the ${scheme} theme`);
    await page.emulateMedia({ colorScheme: scheme, media: 'print' });
    const printed = await page.evaluate(() => ({
      paper: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(document.body).color,
      pressed: [...document.querySelectorAll('button, .button')].filter((button) => button.getClientRects().length > 0).length,
    }));
    assert.deepEqual(printed, { paper: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)', pressed: 0 }, scheme);
  }
  await page.emulateMedia({ colorScheme: theme, media: 'screen' });

  for (const path of ['/products', '/credit-checks', '/credit-checks/new', '/usage']) {
    await go(path);
    await page.seen(path.slice(1).replace('/', '-'));
  }
  await go('/products');
  await page.click('a.row-link');
  await page.waitForSelector('.rule');
  const product = new URL(page.url()).pathname;
  await page.seen('product');

  // A rule that nobody meets is tried on old cases, and not published.
  await page.fill('[name=new_metric]', 'monthly_income');
  await page.selectOption('[name=new_op]', 'gte');
  await page.fill('[name=new_value]', '10000000');
  await page.selectOption('[name=new_severity]', 'knockout');
  await page.click('button[value=try]');
  await page.waitForSelector('#trial');
  assert.match(await page.textContent('#trial'), /[1-9]\d* would be decided otherwise: .*decline/);
  assert.equal(await page.inputValue('[name=new_value]'), '10000000');
  await page.seen('product-tried');

  // A credit check, with consent.
  await go('/credit-checks/new');
  await page.fill('[name=name]', 'Ramesh Kumar Sharma');
  await page.fill('[name=mobile]', '9876543200');
  await page.check('[name=consent]');
  // Sent twice, it goes out once.
  let posts = 0;
  const counted = (request) => { if (request.method() === 'POST') posts += 1; };
  page.on('request', counted);
  await page.$eval('form[action="/credit-checks/new"]', (form) => { form.requestSubmit(); form.requestSubmit(); });
  await page.waitForSelector('.gauge');
  page.off('request', counted);
  assert.equal(posts, 1);
  await page.seen('credit-check');
  const check = new URL(page.url()).pathname;

  // The person takes it back: what goes is said first.
  await page.click('details.ask:has(form[action$="/withdraw-consent"]) summary');
  await page.seen('withdraw-consent');
  await page.click('form[action$="/withdraw-consent"] button');
  await page.waitForSelector('text=Withdrawn on');
  await page.seen('consent-withdrawn');

  // What must not be erased is put on hold, listed, and freed again.
  await go(forged);
  await page.click('details:has(form[action$="/hold"]) summary');
  await page.click('form[action$="/hold"] button');
  await page.waitForSelector('#hold');
  await go('/analyses?legal_hold=true');
  assert.equal((await page.$$('tbody tr')).length, 1);
  await page.seen('analyses-on-hold');
  await go(forged);
  await page.seen('report-on-hold');
  await page.click('details:has(form[action$="/release"]) summary');
  await page.click('form[action$="/release"] button');
  await page.waitForSelector('form[action$="/hold"]', { state: 'attached' });

  // Money that only passes through: from whom, to whom, and how fast.
  await go('/analyses?decision=review');
  const mule = await page.getAttribute('tr:has-text("mule_like") a', 'href');
  if (size === DESK) {
    await go(mule);
    await assertReadAtOnce(page, 'the report of the mule');
  }
  await go(`${mule}/money`);
  // The days of a chart are one stop of the tab key: arrows walk them, and each says what it says under the pointer.
  await page.focus('.chart .days');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const secondDay = await page.textContent('.chart .days .at:nth-of-type(2) title');
  assert.match(secondDay, /: -?₹/);
  assert.equal(await page.textContent('.chart .told'), secondDay);
  assert.equal(await page.getAttribute('.chart .days', 'aria-valuetext'), secondDay);
  await page.dispatchEvent('.chart .days .at:nth-of-type(5)', 'pointerover');
  assert.equal(await page.textContent('.chart .told'), await page.textContent('.chart .days .at:nth-of-type(5) title'));
  assert.match(await page.textContent('svg.flow desc'), /Paid in by: .*Paid on to: /);
  await page.click('#passages ~ details summary');
  await page.seen('report-passages');

  // A key is made, used, revoked.
  await go('/settings/api-keys');
  await page.fill('[name=name]', 'browser');
  await page.click('form[action="/settings/api-keys"] button');
  const key = await page.textContent('#new-key');
  const me = () => fetch(`${base}/v1/me`, { headers: { Authorization: `Bearer ${key}` } }).then((answer) => answer.status);
  assert.equal(await me(), 200);
  await go('/settings/api-keys');
  assert.ok(!(await page.content()).includes(key));
  await page.seen('api-keys');
  await page.click('tr:has-text("browser") summary');
  await page.seen('api-keys-revoke');
  await page.click('tr:has-text("browser") .ask button');
  await page.waitForURL(/done=key/);
  await page.waitForSelector('tr:has-text("browser"):has-text("Revoked")');
  assert.equal(await me(), 401);

  page.expecting(true);
  await go('/nothing-here');
  await page.seen('not-found');
  page.expecting(false);

  // The same in Hindi.
  await go('/inbox');
  await page.click('button[value=hi]');
  await page.waitForSelector('html[lang=hi]');
  await page.seen('inbox-hindi');

  // Letters are no keys for whoever switches them off; arrows scroll what has the focus and scrolls.
  await go('/inbox');
  await page.click('button[name=letters][value=off]');
  await page.waitForSelector('html[data-letters=off]');
  await page.keyboard.press('j');
  assert.equal((await page.$$('tr.here')).length, 0, 'a letter walks nowhere');
  await page.click('button[name=letters][value=on]');
  await page.waitForSelector('html:not([data-letters])');
  await go(`${forged}/document?finding=0`);
  const address = page.url();
  await page.focus('.page-picture');
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(300);
  assert.equal(page.url(), address, 'the picture scrolls, and the finding stays');
  await page.context().close();
  return { forged, mule, check, product };
}

/** What few cases are like: a failed one, a product that was changed, one that is archived, two revisions. */
async function rarities({ forged }) {
  const form = new FormData();
  form.append('file', new Blob([letter()], { type: 'application/pdf' }), 'letter.pdf');
  const { id } = await api('POST', '/analyses', form);
  let failed;
  do { failed = await api('GET', `/analyses/${id}?wait=30`); } while (!failed.completed_at);
  assert.equal(failed.status, 'failed');
  const terms = {
    amount: { min: 10_000, max: 500_000 }, tenure_months: { min: 6, max: 36, default: 24 }, annual_rate_pct: 18,
    policy: { rules: [{ id: 'foir', metric: 'foir', op: 'lte', value: 0.5, severity: 'review' }] },
  };
  const changed = await api('POST', '/products', { name: 'Changed loan', ...terms });
  await api('PATCH', `/products/${changed.id}`, {
    annual_rate_pct: 16.5,
    policy: { rules: [{ id: 'foir', metric: 'foir', op: 'lte', value: 0.4, severity: 'knockout' }, { id: 'months', metric: 'statement_months', op: 'gte', value: 6, severity: 'review' }] },
  });
  const archived = await api('POST', '/products', { name: 'Old loan', ...terms });
  await api('PATCH', `/products/${archived.id}`, { status: 'archived' });
  const standing = await api('POST', '/credit-checks', { name: 'Sunita Devi Yadav', mobile: '9876543200', consent: true });
  return {
    'credit-check-standing': `/credit-checks/${standing.id}`,
    'report-failed': `/analyses/${id}`, 'product-changed': `/products/${changed.id}`, 'product-archived': `/products/${archived.id}`,
    'report-revision': `${forged}/revisions/1`, 'report-side-by-side': `${forged}/history?left=1&right=2`,
  };
}

/** What an authenticator app shows: RFC 6238, six digits, 30 seconds, SHA-1. */
function codeOf(secret) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(step).digest();
  const number = digest.readUInt32BE(digest[19] & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Keeps what is sent to it, and answers 200. */
async function receiver() {
  const received = [];
  const server = createReceiver((request, response) => {
    request.resume();
    request.on('end', () => { received.push(request.headers['webhook-id']); response.end('heard'); });
  });
  await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
  return { received, url: `http://127.0.0.1:${server.address().port}/hooks`, close: () => server.close() };
}

/** Until the authenticator app shows its next code: each is taken once. */
const nextCode = () => new Promise((done) => { setTimeout(done, 30_500 - (Date.now() % 30_000)); });

/** An owner's settings: a key, a second factor, sessions, people, webhooks, the team, the record. */
async function settings(size, theme) {
  const page = await opened(size, theme);
  const go = (path) => page.goto(base + path);
  const [email, password] = [credential('LENDING_EMAIL'), credential('LENDING_PASSWORD')];
  await go('/');
  await page.click('form[action="/demo/sign-in"] button');
  await page.waitForURL(`${base}/inbox`);

  // A key is made, used, revoked.
  await go('/settings/api-keys');
  await page.fill('[name=name]', `settings ${size.width}`);
  await page.click('form[action="/settings/api-keys"] button');
  const key = await page.textContent('#new-key');
  await page.seen('api-key-made');
  const me = () => fetch(`${base}/v1/me`, { headers: { Authorization: `Bearer ${key}` } }).then((answer) => answer.status);
  assert.equal(await me(), 200);
  await go('/settings/api-keys');
  await page.click(`tr:has-text("settings ${size.width}") summary`);
  await page.click(`tr:has-text("settings ${size.width}") .ask button`);
  await page.waitForURL(/done=key/);
  assert.equal(await me(), 401);

  // A second factor is set up, and asked for when signing in.
  await go('/settings/account');
  await page.fill('form:has([value=begin-second-factor]) [name=password]', password);
  await page.click('form:has([value=begin-second-factor]) button');
  await page.waitForSelector('svg.qr');
  await page.seen('second-factor');
  const secret = await page.textContent('#second-factor-secret');
  await page.fill('[name=code]', codeOf(secret));
  await page.click('form:has([value=confirm-second-factor]) button');
  await page.waitForSelector('#recovery-codes');
  await page.seen('recovery-codes');
  const codes = (await page.textContent('#recovery-codes')).trim().split('\n');
  assert.equal(codes.length, 10);
  await page.context().clearCookies();
  await go('/sign-in');
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', password);
  page.expecting(true);
  await page.click('form[action="/sign-in"] button');
  await page.waitForSelector('[name=otp]');
  page.expecting(false);
  await page.seen('sign-in-code');
  await page.fill('[name=password]', password);
  // The code that confirmed it is used up.
  await nextCode();
  await page.fill('[name=otp]', codeOf(secret));
  await page.click('form[action="/sign-in"] button');
  await page.waitForURL(`${base}/inbox`);

  // A session elsewhere is ended from here.
  const signed = await fetch(`${base}/v1/auth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, otp: codes[1], device_name: 'Lost phone' }),
  }).then((answer) => answer.json());
  const status = () => fetch(`${base}/v1/me`, { headers: { Authorization: `Bearer ${signed.token}` } }).then((answer) => answer.status);
  assert.equal(await status(), 200);
  await go('/settings/account');
  await page.click('tr:has-text("Lost phone") button');
  await page.waitForURL(/done=session/);
  assert.equal(await status(), 401);
  await page.click('details.ask:has([value=remove-second-factor]) summary');
  await page.seen('second-factor-off');
  await page.fill('details.ask:has([value=remove-second-factor]) [name=password]', password);
  await page.click('details.ask:has([value=remove-second-factor]) button');
  await page.waitForURL(/done=second-factor/);

  // Somebody is invited, comes in, and loses access again.
  await go('/settings/members');
  // A name of its own at each size: nobody is invited twice.
  const [invited, address] = [`Ravi Iyer ${size.width}`, `ravi-${size.width}@example.com`];
  await page.fill('[name=email]', address);
  await page.check('[name=role][value=reviewer]');
  await page.click('form:has([value=invite]) button');
  const link = new URL(await page.textContent('#new-link'));
  await page.seen('invited');
  const guest = await opened({ width: 390, height: 844 }, 'light');
  await guest.goto(base + link.pathname + link.search);
  await guest.fill('[name=name]', invited);
  await guest.fill('[name=password]', 'blue tractor sings loudly');
  await guest.click('form[action="/invite"] button');
  await guest.waitForURL(/\/sign-in/);
  await guest.context().close();
  await go('/settings/members');
  await page.click(`a:has-text("${invited}")`);
  await page.waitForSelector('button:has-text("Make a link")');
  await page.seen('member');
  const member = new URL(page.url()).pathname;
  await page.click('button:has-text("Make a link")');
  const reset = new URL(await page.textContent('#new-link'));
  await page.click('details.ask:has([value=disable]) summary');
  await page.seen('member-end-access');
  await page.click('details.ask:has([value=disable]) button');
  await page.waitForURL(/done=disabled/);

  // A webhook is made, tested and replayed.
  const hooks = await receiver();
  await go('/settings/webhooks');
  await page.fill('[name=url]', hooks.url);
  await page.click('form[action="/settings/webhooks"] button');
  assert.match(await page.textContent('#new-secret'), /^whsec_/);
  await page.seen('webhook-created');
  await page.click('a[href^="/settings/webhooks/whk_"]');
  await page.waitForSelector('button[value=test]');
  const endpoint = new URL(page.url()).pathname;
  await page.click('button[value=test]');
  await page.waitForSelector('#delivery .mark-word.approve');
  await page.seen('delivery');
  const first = page.url();
  const delivery = new URL(first).pathname;
  await page.click('button:has-text("Send again")');
  await page.waitForURL((url) => url.href !== first);
  await page.waitForSelector('#delivery .mark-word.approve');
  assert.deepEqual(hooks.received, [hooks.received[0], hooks.received[0]], 'the same event twice');
  await go(endpoint);
  await page.seen('webhook');
  hooks.close();

  // The team's rules, and what a shorter retention erases.
  await go('/settings/team');
  await page.fill('[name=statement_days]', '3000');
  await page.click('form:has([name=statement_days]) button');
  await page.waitForSelector('[name=confirmed]', { state: 'attached' });
  await page.seen('retention-question');
  await page.click('form:has([name=confirmed]) a');
  await page.waitForSelector('[name=four_eyes]');

  await go('/settings/audit?action=sign_in.succeeded');
  await page.click('a.row-link');
  await page.waitForSelector('.single');
  await page.seen('audit-proof');
  const proof = new URL(page.url()).pathname;
  const state = await page.context().storageState();
  await page.context().close();
  const pages = { 'settings-member': member, 'settings-webhook': endpoint, 'settings-delivery': delivery, 'settings-audit-proof': proof };
  return { state, pages, links: { invitation: link, 'reset-password': reset } };
}

/** Pages that have no address of their own: what forms are answered with. */
const ANSWERS = {
  async 'upload-refused'(page) {
    await page.goto(`${base}/analyses/upload`);
    await page.setInputFiles('input[type=file]', { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Dear Sir') });
    await page.click('#upload button');
    await page.waitForSelector('.upload.refused');
  },
  async 'upload-password'(page) {
    await page.goto(`${base}/analyses/upload`);
    await page.setInputFiles('input[type=file]', { name: 'locked.pdf', mimeType: 'application/pdf', buffer: locked });
    await page.click('#upload button');
    await page.waitForSelector('.upload [name=file_password]');
  },
  async 'second-factor-set-up'(page) {
    await page.goto(`${base}/settings/account`);
    await page.fill('form:has([value=begin-second-factor]) [name=password]', credential('LENDING_PASSWORD'));
    await page.click('form:has([value=begin-second-factor]) button');
    await page.waitForSelector('svg.qr');
  },
  async 'retention-asked'(page) {
    await page.goto(`${base}/settings/team`);
    await page.fill('[name=statement_days]', '3000');
    await page.click('form:has([name=statement_days]) button');
    await page.waitForSelector('[name=confirmed]', { state: 'attached' });
  },
};

/** Whatever is folded away is opened: acts that ask first, tables behind charts, what a rule is about. */
const unfolded = (path) => async (page) => {
  await page.goto(base + path);
  await page.evaluate(() => { for (const fold of document.querySelectorAll('details')) fold.open = true; });
  page.asked = true;
};

/** What comes of a click, a key or a printer. Nothing of it is saved, so each is as the one before found it. */
function moments({ forged, mule, product }, rare, ofSettings) {
  const folded = {
    report: mule, money: `${mule}/money`, document: `${mule}/document`, 'credit-check': rare['credit-check-standing'], product: rare['product-changed'],
    'api-keys': '/settings/api-keys', webhook: ofSettings['settings-webhook'], 'audit-proof': ofSettings['settings-audit-proof'],
  };
  return {
    ...Object.fromEntries(Object.entries(folded).map(([title, path]) => [`${title}-unfolded`, unfolded(path)])),
    async 'row-tried'(page) {
      await page.goto(`${base}${mule}/rows`);
      await page.click('table.rows tbody a.row-link');
      await page.waitForSelector('.drawer');
      await page.check('[name=excluded]');
      await page.fill('[name=reason]', 'Paid by mistake.');
      await page.click('button[value=try]');
      await page.waitForSelector('.drawer .note');
    },
    async 'row-on-its-page'(page) {
      await page.goto(`${base}${mule}/rows`);
      await page.click('table.rows tbody td:last-child a');
      await page.waitForSelector('.marked');
    },
    async 'what-if-answered'(page) {
      await page.goto(`${base}${mule}/what-if`);
      await page.fill('[name=requested_amount]', '1,50,000');
      await page.press('[name=requested_amount]', 'Enter');
      await page.waitForSelector('#answer .verdict');
    },
    async 'product-tried-out'(page) {
      await page.goto(base + product);
      await page.fill('[name=new_metric]', 'monthly_income');
      await page.selectOption('[name=new_op]', 'gte');
      await page.fill('[name=new_value]', '10000000');
      await page.selectOption('[name=new_severity]', 'knockout');
      await page.click('button[value=try]');
      await page.waitForSelector('#trial tbody tr');
    },
    async 'drop-zone'(page) {
      await page.goto(`${base}/usage`);
      const dragged = await page.evaluateHandle(() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([''], 'statement.pdf'));
        return transfer;
      });
      await page.dispatchEvent('body', 'dragenter', { dataTransfer: dragged });
      await page.waitForSelector('#drop:not([hidden])');
    },
    async 'memo-on-paper'(page) {
      await page.goto(`${base}${forged}/memo`);
      await page.emulateMedia({ media: 'print' });
      page.asked = true;
    },
  };
}

/** The owner of a team that has nothing yet, signed in. */
async function newcomer() {
  const [email, password] = ['meera@fresh.example', 'green kettle hums at dawn'];
  const admin = (input, ...command) => execFileSync(server, ['admin', ...command], { cwd: folder, env: environment, input, encoding: 'utf8' }).trim();
  const team = admin('', 'create-team', 'Fresh Finance');
  admin(`${password}\n`, 'create-user', '--team', team, '--email', email, '--name', 'Meera Nair', '--role', 'owner', '--password-stdin');
  const page = await opened(DESK, 'light');
  await page.goto(`${base}/sign-in`);
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', password);
  await page.click('form[action="/sign-in"] button');
  await page.waitForURL(`${base}/inbox`);
  for (const path of ['/inbox', '/analyses', '/products', '/settings/webhooks']) {
    await page.goto(base + path);
    await page.waitForSelector('.empty');
  }
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

/** All turns, so many of them at once. One that fails ends no other. */
async function taken(turns, lanes) {
  const left = [...turns];
  const lane = async () => {
    while (left.length > 0) await left.shift()().catch((error) => note(error.stack));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** What somebody sees in one view: pages by their addresses, answers of forms, and moments between two addresses. */
async function seenBy({ width, theme }, { state, language = 'en', pages, answers = {}, between = {} }) {
  const look = await opened({ width, height: 900 }, theme, state);
  if (language !== 'en') await look.context().addCookies([{ name: 'language', value: language, url: base }]);
  const named = (title) => (language === 'en' ? title : `${title}-${language}`);
  for (const [title, path] of Object.entries(pages)) {
    await look.goto(base + path);
    await look.seen(named(title));
    assert.equal(await look.getAttribute('html', 'lang'), language, `${title} is in the language that was chosen`);
  }
  for (const [title, open] of Object.entries(between)) {
    await open(look);
    await look.seen(named(title));
    await look.emulateMedia({ media: 'screen' });
  }
  // Refusals have their status, which browsers log.
  look.expecting(true);
  for (const [title, open] of Object.entries(answers)) {
    await open(look);
    await look.seen(named(title));
  }
  look.expecting(false);
  await look.context().close();
}

/** Everything in every view: signed in, as a stranger, with nothing there yet, and in Hindi. */
async function looks(found, rare, { state, pages: ofSettings, links }) {
  const { forged, mule, check, product } = found;
  const pages = {
    inbox: '/inbox', analyses: '/analyses', upload: '/analyses/upload', report: forged, 'report-mule': mule,
    'report-assign': `${mule}/assign`, 'report-review': `${mule}/review?outcome=approve`, letter: `${forged}/files/letter.html`,
    products: '/products', 'products-archived': '/products?status=archived', 'products-new': '/products/new',
    'products-metrics': '/products/metrics', product, 'credit-checks': '/credit-checks', 'credit-checks-new': '/credit-checks/new',
    'credit-check': check, usage: '/usage', 'front-signed-in': '/', ...rare, ...ofSettings,
  };
  for (const tab of ['money', 'document', 'rows', 'bureau', 'policy', 'history', 'what-if']) pages[`report-${tab}`] = `${mule}/${tab}`;
  for (const name of ['account', 'api-keys', 'team', 'members', 'webhooks', 'payers', 'audit']) pages[`settings-${name}`] = `/settings/${name}`;
  const strangers = { front: '/', 'sign-in': '/sign-in' };
  for (const [name, link] of Object.entries(links)) strangers[name] = link.pathname + link.search;
  const nothing = {
    inbox: '/inbox', analyses: '/analyses', products: '/products', 'credit-checks': '/credit-checks', usage: '/usage',
    'api-keys': '/settings/api-keys', webhooks: '/settings/webhooks', payers: '/settings/payers',
  };
  const between = moments(found, rare, ofSettings);
  const owner = { state, pages, answers: ANSWERS, between };
  const fresh = { state: await newcomer(), pages: Object.fromEntries(Object.entries(nothing).map(([title, path]) => [`empty-${title}`, path])) };
  const cases = { inbox: '/inbox', 'report-mule': mule };
  const phone = { width: 390, theme: 'light' };
  const turn = (view, whose) => () => seenBy(view, whose);
  const turns = [turn(phone, { ...owner, language: 'hi' }), turn(phone, { pages: strangers, language: 'hi' })];
  for (const view of VIEWS) turns.push(turn(view, owner), turn(view, fresh), turn(view, { pages: strangers }));
  for (const view of VIEWS.filter(({ width, theme }) => width !== 390 || theme !== 'light')) {
    turns.push(turn(view, { state, language: 'hi', pages: cases, between: { 'row-tried': between['row-tried'] } }));
  }
  await taken(turns, 2);
}

/** The pages of the contract run under a policy that evaluates nothing; whatever it forbids is an error in their log. */
async function contract() {
  const page = await opened({ width: 1440, height: 900 }, 'light');
  for (const [title, path] of [['docs', '/docs'], ['docs-swagger', '/docs/swagger']]) {
    await page.goto(base + path);
    await page.waitForSelector('text=Upload a statement');
    await page.waitForLoadState('networkidle');
    await page.kept(title);
  }
  await page.context().close();
}

/** Everything but progress and dropping works without scripts. */
async function withoutScripts() {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await listened(context);
  await page.goto(base);
  await page.click('button[value=tampered]');
  await page.waitForURL(/\/analyses\/an_/);
  await page.goto(`${base}/analyses/upload`);
  await page.setInputFiles('input[type=file]', files.slice(0, 1));
  await page.click('#upload button');
  await page.waitForURL(/\/analyses\/an_/);
  await page.goto(`${base}/analyses`);
  assert.ok((await page.$$('a.row-link')).length > 0);
  await page.goto(`${base}/inbox`);
  await page.click('tbody tr form[action$="/assign"] button');
  await page.goto(`${base}/inbox?assignee=me`);
  assert.equal((await page.$$('tbody tr')).length, 1);
  await context.close();
}

mkdirSync(output, { recursive: true });
try {
  await journey(DESK, 'light');
  const found = await journey(PHONE, 'dark');
  const rare = await rarities(found);
  await settings(DESK, 'light');
  await looks(found, rare, await settings(PHONE, 'dark'));
  await contract();
  await withoutScripts();
} catch (error) {
  note(error.stack);
} finally {
  await browser.close();
  service.kill('SIGTERM');
  await new Promise((done) => { service.on('exit', done); });
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${problems.length} problems; screenshots in ${output}`);
process.exit(problems.length === 0 ? 0 : 1);
