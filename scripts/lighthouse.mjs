import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { bin, run } from './run.mjs';

// Start the network first; then `npm run lighthouse` or `npm run lighthouse -- http://localhost:4000`.
const address = process.argv[2] ?? 'http://localhost:3000';
const folder = mkdtempSync(join(tmpdir(), 'callstead-lighthouse-'));
const flags = '--headless --no-sandbox --disable-background-networking --disable-component-update';

for (const path of ['/', '/public-offers', '/offer/HS001']) {
  const report = join(folder, 'report.json');
  const args = [`${address}${path}`, '--quiet', `--chrome-flags=${flags}`, '--output=json', `--output-path=${report}`];
  await run(bin('lighthouse'), args, { env: { ...process.env, CHROME_PATH: findBrowser() } });
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  const scores = Object.values(categories).map((category) => `${category.id} ${Math.round(category.score * 100)}`);
  const paint = audits['largest-contentful-paint'].displayValue;
  console.log(`${path.padEnd(16)} ${scores.join(', ')} (largest paint ${paint})`);
}
rmSync(folder, { recursive: true });
