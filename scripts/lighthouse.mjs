import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { run } from './run.mjs';

// Start the network first; then `npm run lighthouse` or `npm run lighthouse -- http://localhost:4000`.
const address = process.argv[2] ?? 'http://localhost:3000';
const folder = mkdtempSync(join(tmpdir(), 'callstead-lighthouse-'));
const flags = '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update';

// Fetched when it is asked for: few need it, and its own dependencies would decide the types the server is checked with.
const LIGHTHOUSE = 'lighthouse@12.8.2';

// One run says as much about the machine's other work as about the page.
const RUNS = 5;

for (const path of ['/', '/public-offers', '/offer/HS001']) {
  const reports = [];
  for (let round = 0; round < RUNS; round += 1) reports.push(await measure(path));
  const names = Object.keys(reports[0].categories);
  const scores = names.map((name) => `${name} ${describe(reports.map((report) => scoreOf(report, name)))}`);
  console.log(`${path.padEnd(16)} ${scores.join(', ')}`);
}
rmSync(folder, { recursive: true });

async function measure(path) {
  const report = join(folder, 'report.json');
  const output = ['--output=json', `--output-path=${report}`];
  const args = ['--yes', LIGHTHOUSE, `${address}${path}`, '--quiet', `--chrome-flags=${flags}`, ...output];
  const exitCode = await run('npx', args, { env: { ...process.env, CHROME_PATH: findBrowser() } });
  if (exitCode !== 0) throw new Error(`Lighthouse failed with exit code ${exitCode}. Its messages stand above.`);
  return JSON.parse(readFileSync(report, 'utf8'));
}

function scoreOf({ categories }, name) {
  return Math.round(categories[name].score * 100);
}

/** The median, and the range where there is one: '97 (94–98)'. */
function describe(scores) {
  const sorted = scores.toSorted((a, b) => a - b);
  const [least, median, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return least === most ? String(median) : `${median} (${least}–${most})`;
}
