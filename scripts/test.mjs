import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebIfStale } from './build-web.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { findBrowser } from './find-browser.mjs';
import { bin, run, runQuietly } from './run.mjs';

const withBrowser = !process.argv.includes('--no-browser');
const reports = mkdtempSync(join(tmpdir(), 'callstead-reports-'));
const total = { passed: 0, failed: 0 };
/** Told once more at the end: what scrolled by an hour ago is read by nobody. */
const failures = [];

// The slowest first: they run two at a time.
const CHECKS = {
  'Types of web': [['npm', 'run', 'typegen', '--workspace', 'web', '--silent'], typesOf('web')],
  'Types of server': [typesOf('server')],
  'Unused code': [[bin('knip')]],
  Arrows: [[process.execPath, 'scripts/check-arrows.mjs']],
  'Format and lint': [[bin('biome'), 'ci']],
  'Types of e2e': [typesOf('e2e')],
  'Types of contract': [typesOf('contract')],
  'Types of domain': [typesOf('domain')],
};
const CHECKS_AT_ONCE = 2;

try {
  if (await step('Install', ensureInstalled)) await runAll();
} finally {
  rmSync(reports, { recursive: true });
  printFailures();
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/** A step that fails hides no other, except where that cannot run without it. */
async function runAll() {
  await runChecks();
  const built = await step('Build of the web', buildWebIfStale);
  await step('Unit and API tests', runVitest);
  if (withBrowser && built) await step('Stories in the browser', runStories);
}

function typesOf(workspace) {
  const remembered = `node_modules/.cache/callstead/${workspace}.tsbuildinfo`;
  return [bin('tsc'), '-p', workspace, '--incremental', '--tsBuildInfoFile', remembered];
}

async function runChecks() {
  const waiting = Object.entries(CHECKS);
  const lanes = Array.from({ length: CHECKS_AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runCheck(...next);
  });
  await Promise.all(lanes);
}

/** Its output is printed in one piece, since others run at the same time. */
async function runCheck(name, commands) {
  const startedAt = Date.now();
  let output = '';
  const outcome = await outcomeOf(async () => {
    for (const [command, ...args] of commands) {
      const result = await runQuietly(command, args);
      output += result.output;
      if (result.exitCode !== 0) return false;
    }
  });
  printHeading(name);
  process.stdout.write(output);
  conclude(name, startedAt, outcome);
}

/** `work` returns counts, or false for a failed check; anything else counts as one passed. */
async function step(name, work) {
  printHeading(name);
  const startedAt = Date.now();
  return conclude(name, startedAt, await outcomeOf(work));
}

function printHeading(name) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 76 - name.length))}`);
}

function printFailures() {
  if (failures.length === 0) return;
  printHeading('What failed');
  for (const { name, message = '' } of failures) {
    const reason = message.split('\n').slice(0, 25);
    console.log([`✗ ${name}`, ...reason].join('\n    '));
  }
}

function conclude(name, startedAt, { passed, failed, named = [] }) {
  if (failed > 0) failures.push(...(named.length > 0 ? named : [{ name }]));
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

async function runVitest() {
  const file = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const exitCode = await run(bin('vitest'), args);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const unreadable = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  const failed = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  const named = [
    ...unreadable.map(({ name, message }) => ({ name, message })),
    ...failed.map(({ fullName, failureMessages }) => ({ name: fullName, message: failureMessages.join('\n') })),
  ];
  return { ...counted(exitCode, report.numPassedTests, report.numFailedTests + unreadable.length), named };
}

async function runStories() {
  const file = join(reports, 'stories.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const env = { ...process.env, CHROME_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const exitCode = await run(bin('playwright'), args, { env });
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  return { ...counted(exitCode, stats.expected + stats.flaky, stats.unexpected), named: failedStories(suites) };
}

function failedStories(suites) {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => ({
        name: `${file}:${line} › ${title}`,
        message: tests.at(-1)?.results.at(-1)?.error?.message,
      })),
    ...failedStories(inner),
  ]);
}

/** A run that fails outside of its tests, or that has none, has failed. */
function counted(exitCode, passed, failed) {
  const failedElsewhere = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: failedElsewhere ? 1 : failed };
}
