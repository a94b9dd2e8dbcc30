// The dashboards of ops/grafana as a deployment draws them: `node dashboards.mjs SERVER-BINARY OUTPUT-FOLDER`.
//
// It starts the given server with a little of everything going on, Debian's prometheus that scrapes it, and asks every query
// of every panel over the time that has passed. A query that gives no series ends it with status 1. The panels are drawn as
// lines with their legends, a picture for each dashboard, to be looked at.

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createProbe } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';

const [server, output] = process.argv.slice(2);
const project = new URL('../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'lending-dashboards-'));
const STEP = 2;
const WATCHED_FOR = 40_000;
const running = [];

const freePort = () => new Promise((done) => {
  const probe = createProbe();
  probe.listen(0, '127.0.0.1', () => { const { port } = probe.address(); probe.close(() => done(port)); });
});
const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

async function untilAnswers(url, process) {
  while (!(await fetch(url).then((answer) => answer.ok, () => false))) {
    assert.equal(process.exitCode, null, `${url}: its process ended`);
    await pause(100);
  }
}

/** A server with its own folder, whose metrics anybody may read. */
async function serve() {
  const [port, metrics] = [await freePort(), await freePort()];
  const environment = {
    PATH: process.env.PATH, LENDING_DATA_DIR: join(folder, 'data'), LENDING_LISTEN: `127.0.0.1:${port}`,
    LENDING_METRICS_LISTEN: `127.0.0.1:${metrics}`, LENDING_WEBHOOK_LOOPBACK: 'true',
    LENDING_LIMIT_BAD_TOKEN_PER_MINUTE: '2',
  };
  const service = spawn(server, [], { cwd: folder, env: environment, stdio: 'ignore' });
  running.push(service);
  await untilAnswers(`http://127.0.0.1:${port}/livez`, service);
  const command = (...words) => execFileSync(server, words, { cwd: folder, env: environment, encoding: 'utf8' }).trim();
  return { base: `http://127.0.0.1:${port}`, metrics: `127.0.0.1:${metrics}`, command };
}

/** What timers write for node_exporter, and a scrape of it. */
async function timers({ command }) {
  const written = ['backup', 'verify'].map((name) => join(folder, `${name}.prom`));
  command('backup', '--to', join(folder, 'backup'), '--textfile', written[0]);
  command('verify', '--deep', '--textfile', written[1]);
  const exporter = createServer((_, answer) => answer.end(written.map((path) => readFileSync(path, 'utf8')).join('')));
  await new Promise((done) => { exporter.listen(0, '127.0.0.1', done); });
  return { address: `127.0.0.1:${exporter.address().port}`, stop: () => exporter.close() };
}

/** The demo's team with a webhook, and a little of everything for as long as it is watched. */
async function work({ base }, until) {
  const token = readFileSync(join(folder, 'data', 'demo.env'), 'utf8').match(/LENDING_API_KEY=(.*)/)[1];
  const ask = (path, options = {}) => fetch(`${base}/v1${path}`, { ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } });
  const receiver = createServer((request, answer) => { request.resume(); request.on('end', () => answer.end()); });
  await new Promise((done) => { receiver.listen(0, '127.0.0.1', done); });
  const json = (body) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const made = await ask('/webhook-endpoints', json({ url: `http://127.0.0.1:${receiver.address().port}/` }));
  assert.equal(made.status, 201, await made.text());
  // Nobody listens there, so that events wait for something.
  const deaf = await ask('/webhook-endpoints', json({ url: `http://127.0.0.1:${await freePort()}/` }));
  assert.equal(deaf.status, 201, await deaf.text());

  const corpus = join(project, 'samples/corpus');
  const statements = readdirSync(corpus).filter((name) => name.endsWith('.pdf')).slice(0, 12);
  for (let number = 0; Date.now() < until; number += 1) {
    const form = new FormData();
    const name = statements[number % statements.length];
    form.set('file', new Blob([readFileSync(join(corpus, name))]), name);
    await ask('/analyses', { method: 'POST', body: form });
    await ask('/analyses?limit=5');
    await ask('/me');
    await ask('/products', json({ name: '' }));
    if (number % 3 === 0) await ask('/credit-checks', json({ name: 'Sunita Devi Yadav', mobile: '9876543200', consent: true }));
    if (number % 2 === 0) await fetch(`${base}/v1/me`, { headers: { authorization: 'Bearer las_live_nobody' } });
    await pause(150);
  }
  return () => receiver.close();
}

async function prometheus(addresses) {
  const port = await freePort();
  const targets = addresses.map((address) => `'${address}'`).join(', ');
  writeFileSync(join(folder, 'prometheus.yml'), `global: {scrape_interval: 1s}\nscrape_configs: [{job_name: lending, static_configs: [{targets: [${targets}]}]}]\n`);
  const arguments_ = [`--config.file=${join(folder, 'prometheus.yml')}`, `--storage.tsdb.path=${join(folder, 'tsdb')}`, `--web.listen-address=127.0.0.1:${port}`];
  const process_ = spawn('prometheus', arguments_, { stdio: 'ignore' });
  running.push(process_);
  await untilAnswers(`http://127.0.0.1:${port}/-/ready`, process_);
  return async (expression, from, to) => {
    const query = new URLSearchParams({ query: expression, start: from / 1000, end: to / 1000, step: STEP });
    const { status, data, error } = await (await fetch(`http://127.0.0.1:${port}/api/v1/query_range?${query}`)).json();
    assert.equal(status, 'success', `${expression}: ${error}`);
    return data.result;
  };
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const COLOURS = ['#2b6cb0', '#c05621', '#2f855a', '#b83280', '#6b46c1', '#975a16', '#2c7a7b', '#9b2c2c', '#4a5568', '#1a365d'];

function legend(target, metric) {
  return (target.legendFormat || '').replace(/\{\{\s*(\w+)\s*\}\}/g, (_, label) => metric[label] ?? '');
}

/** One panel: its lines between the least and the greatest value, with both written beside it. */
function drawn({ title, gridPos, fieldConfig }, lines, from, to) {
  const numbers = lines.flatMap(({ values }) => values.map(([, value]) => Number(value)).filter(Number.isFinite));
  const [low, high] = [Math.min(0, ...numbers), Math.max(...numbers, 0)];
  const [width, height] = [gridPos.w * 50, gridPos.h * 26];
  const x = (at) => 70 + ((at * 1000 - from) / (to - from)) * (width - 90);
  const y = (value) => height - 60 - ((value - low) / (high - low || 1)) * (height - 100);
  const short = (value) => (Math.abs(value) >= 1000 || value === 0 ? value.toFixed(0) : value.toPrecision(3));
  const paths = lines.map(({ values }, place) => {
    const points = values.filter(([, value]) => Number.isFinite(Number(value))).map(([at, value]) => `${x(at).toFixed(1)},${y(Number(value)).toFixed(1)}`);
    return `<polyline fill="none" stroke-width="2" stroke="${COLOURS[place % COLOURS.length]}" points="${points.join(' ')}"/>`;
  });
  const names = lines.slice(0, 10).map(({ name }, place) => `<tspan fill="${COLOURS[place % COLOURS.length]}">${escaped(name)}  </tspan>`);
  const unit = fieldConfig?.defaults?.unit ?? '';
  return `<svg style="left:${gridPos.x * 50}px;top:${gridPos.y * 26 + 40}px" width="${width}" height="${height}">
    <rect width="${width - 8}" height="${height - 8}" fill="none" stroke="#cbd5e0"/><text x="10" y="20" font-weight="600">${escaped(title)}</text>
    <text x="64" y="${y(high) + 4}" text-anchor="end">${short(high)}</text><text x="64" y="${y(low) + 4}" text-anchor="end">${short(low)}</text>
    <text x="${width - 16}" y="20" text-anchor="end" fill="#718096">${escaped(unit)}</text>
    <line x1="70" x2="${width - 20}" y1="${y(0)}" y2="${y(0)}" stroke="#e2e8f0"/>${paths.join('')}
    <text x="10" y="${height - 24}">${names.join('')}</text></svg>`;
}

async function draw(board, asked, from, to, page) {
  const panels = [];
  for (const panel of board.panels) {
    const lines = [];
    for (const target of panel.targets) {
      const series = await asked(target.expr, from, to);
      if (series.length === 0) {
        process.exitCode = 1;
        console.error(`NO SERIES: ${board.title}: ${panel.title}: ${target.expr}`);
      }
      for (const { metric, values } of series) lines.push({ name: legend(target, metric), values });
    }
    panels.push(drawn(panel, lines, from, to));
  }
  const height = Math.max(...board.panels.map(({ gridPos }) => (gridPos.y + gridPos.h) * 26)) + 60;
  await page.setViewportSize({ width: 1220, height });
  await page.setContent(`<style>body{font:12px sans-serif;margin:10px}svg{position:absolute}</style><b>${escaped(board.title)}</b>${panels.join('')}`);
}

mkdirSync(output, { recursive: true });
try {
  const deployment = await serve();
  const exporter = await timers(deployment);
  const asked = await prometheus([deployment.metrics, exporter.address]);
  const from = Date.now();
  const stop = await work(deployment, from + WATCHED_FOR);
  await pause(2_000);
  const to = Date.now();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  const page = await browser.newPage();
  for (const file of readdirSync(join(project, 'ops/grafana'))) {
    await draw(JSON.parse(readFileSync(join(project, 'ops/grafana', file), 'utf8')), asked, from, to, page);
    await page.screenshot({ path: join(output, file.replace('.json', '.png')), fullPage: true });
  }
  await browser.close();
  stop();
  exporter.stop();
} finally {
  for (const process_ of running) process_.kill('SIGTERM');
  await pause(1_000);
  rmSync(folder, { recursive: true, force: true });
}
