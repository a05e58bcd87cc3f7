import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebIfStale } from './build-web.mjs';
import { checkArrows } from './check-arrows.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { findBrowser } from './find-browser.mjs';
import { bin, run } from './run.mjs';

const WORKSPACES = ['domain', 'contract', 'server', 'web', 'e2e'];
const withBrowser = !process.argv.includes('--no-browser');
const reports = mkdtempSync(join(tmpdir(), 'callstead-reports-'));
const total = { passed: 0, failed: 0 };

try {
  if (await step('Install', ensureInstalled)) await runAll();
} finally {
  rmSync(reports, { recursive: true });
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/** A step that fails hides no other, except where that cannot run without it. */
async function runAll() {
  await step('Format and lint', () => succeeds(bin('biome'), ['ci']));
  await step('Types', checkTypes);
  await step('Arrows', checkArrows);
  await step('Unused code', () => succeeds(bin('knip'), []));
  const built = await step('Build of the web', buildWebIfStale);
  await step('Unit and API tests', runVitest);
  if (withBrowser && built) await step('Stories in the browser', runStories);
}

/** `work` returns counts, or false for a failed check; anything else counts as one passed. */
async function step(name, work) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 76 - name.length))}`);
  const startedAt = Date.now();
  const { passed, failed } = await outcomeOf(work);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  return failed === 0;
}

async function outcomeOf(work) {
  try {
    const result = await work();
    if (typeof result === 'object') return result;
    return result === false ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

async function succeeds(command, args, options) {
  return (await run(command, args, options)) === 0;
}

async function checkTypes() {
  const generated = await succeeds('npm', ['run', 'typegen', '--workspace', 'web', '--silent']);
  const clean = [];
  for (const workspace of WORKSPACES) clean.push(await succeeds(bin('tsc'), ['-p', workspace]));
  return generated && clean.every(Boolean);
}

async function runVitest() {
  const file = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const exitCode = await run(bin('vitest'), args);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const unreadable = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return counted(exitCode, report.numPassedTests, report.numFailedTests + unreadable.length);
}

async function runStories() {
  const file = join(reports, 'stories.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const env = { ...process.env, CHROME_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const exitCode = await run(bin('playwright'), args, { env });
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return counted(exitCode, stats.expected + stats.flaky, stats.unexpected);
}

/** A run that fails outside of its tests, or that has none, has failed. */
function counted(exitCode, passed, failed) {
  const failedElsewhere = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: failedElsewhere ? 1 : failed };
}
