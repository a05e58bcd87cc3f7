import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServerIfStale } from './build-server.mjs';
import { buildWebIfStale } from './build-web.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ROOT } from './fingerprint.mjs';
import { makeDemoSnapshot } from './prepare-servers.mjs';
import { readStoriesReport, readVitestReport } from './read-reports.mjs';
import { bin, run, runQuietly } from './run.mjs';
import { runSteps } from './schedule.mjs';

const isFast = process.argv.includes('--fast');
const startedAt = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'callstead-reports-'));
const total = { passed: 0, failed: 0, skipped: 0 };
/** Told once more at the end: what scrolled by an hour ago is read by nobody. */
const [failures, flaky, parts] = [[], [], []];

const TYPES_OF_ROUTES = 'Types of routes'; // generated; what reads the web's sources looks for them
const STATIC_CHECKS = [
  check(TYPES_OF_ROUTES, ['npm', 'run', 'typegen', '--workspace', 'web', '--silent']),
  { ...check('Types of web', typesOf('web')), after: [TYPES_OF_ROUTES] },
  check('Types of server', typesOf('server')),
  { ...check('Unused code', [bin('knip')]), after: [TYPES_OF_ROUTES] },
  check('Arrows', [process.execPath, 'scripts/check-arrows.mjs']),
  check('Format and lint', [bin('biome'), 'ci']),
  check('Types of e2e', typesOf('e2e')),
  check('Types of contract', typesOf('contract')),
  check('Types of domain', typesOf('domain')),
  check('Types of the client', typesOf('clients/typescript')),
];

const FAST_TESTS = vitest('Fast tests', '--project=!slow');
const BUILD = step('Build', () => Promise.all([buildWebIfStale(), buildServerIfStale()]));
const DEMO = { ...step('Demo', makeDemoSnapshot), needs: ['Build'] };
const BROWSER = check('Browser', [process.execPath, 'scripts/find-browser.mjs']);
const SLOW_TESTS = { ...vitest('Slow tests', '--project=slow'), needs: ['Demo'] };
const STORIES = {
  name: 'Stories in the browser',
  needs: ['Demo', 'Browser'],
  alone: true,
  isLive: true,
  run: runStories,
};

// Tests take both cores of a small machine, so one of the slots is theirs and the rest has the other.
const SLOTS = 2;
const STEPS = isFast
  ? [FAST_TESTS, ...STATIC_CHECKS]
  : [FAST_TESTS, BUILD, DEMO, SLOW_TESTS, ...STATIC_CHECKS, BROWSER, STORIES];

try {
  await runSteps([step('Install', ensureInstalled)], { slots: 1, onEnd });
  if (total.failed === 0) await runSteps(STEPS, { slots: SLOTS, onStart, onEnd });
} finally {
  rmSync(reports, { recursive: true });
  printEnd();
}
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function typesOf(workspace) {
  const compiler = join(ROOT, 'node_modules', 'typescript-native', 'bin', 'tsc');
  const remembered = `node_modules/.cache/callstead/${workspace}.tsbuildinfo`;
  return [process.execPath, compiler, '-p', workspace, '--incremental', '--tsBuildInfoFile', remembered];
}

function step(name, work) {
  return {
    name,
    run: async () => {
      await work();
      return { passed: 1, failed: 0 };
    },
  };
}

function check(name, [command, ...args]) {
  return {
    name,
    run: async () => {
      const { exitCode, output } = await runQuietly(command, args);
      return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, output };
    },
  };
}

function vitest(name, ...chosen) {
  const file = join(reports, `${name}.json`);
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    run: async () => {
      const { exitCode, output } = await runQuietly(bin('vitest'), args);
      return { output, ...readVitestReport(file, exitCode) };
    },
  };
}

async function runStories() {
  const file = join(reports, 'stories.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const exitCode = await run(bin('playwright'), args, { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  return readStoriesReport(file, exitCode);
}

function onStart({ name, isLive }) {
  if (isLive) printHeading(name);
}

/** What a step said is printed in one piece, since others run at the same time. */
function onEnd({ name, isLive }, outcome, tookMs) {
  if (!isLive) printHeading(name);
  process.stdout.write(outcome.output ?? '');
  const { passed, failed, named = [] } = outcome;
  if (failed > 0) failures.push(...(named.length > 0 ? named : [{ name }]));
  flaky.push(...(outcome.flaky ?? []));
  parts.push({ name, tookMs, ...outcome });
  total.passed += passed;
  total.failed += failed;
  total.skipped += outcome.skipped ?? 0;
  console.log(`${failed === 0 ? '✓' : '✗'} ${name} (${seconds(tookMs)})`);
}

function printHeading(name) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 76 - name.length))}`);
}

function printEnd() {
  printTimes();
  if (flaky.length > 0) {
    printHeading('FLAKY: failed, then passed; counted neither as passed nor as failed');
    for (const name of flaky) console.log(`flaky: ${name}`);
  }
  if (failures.length > 0) {
    printHeading('What failed');
    for (const { name, message = '' } of failures) {
      console.log([`✗ ${name}`, ...message.split('\n').slice(0, 25)].join('\n    '));
    }
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
}

function printTimes() {
  printHeading('Times by part; parts run side by side');
  for (const { name, tookMs, passed, failed, flaky = [] } of parts) {
    const counts = [passed > 1 && `${passed} passed`, failed > 0 && `${failed} failed`];
    if (flaky.length > 0) counts.push(`${flaky.length} flaky`);
    console.log(`${name.padEnd(24)} ${seconds(tookMs).padStart(9)}  ${counts.filter(Boolean).join(', ')}`.trimEnd());
  }
  console.log(`${'All of it'.padEnd(24)} ${seconds(Date.now() - startedAt).padStart(9)}`);
}

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
