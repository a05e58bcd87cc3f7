import { readFileSync } from 'node:fs';

/** What Vitest's report says, as counts and with the names of what failed. */
export function readVitestReport(file, exitCode) {
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
  const { numPassedTests: passed, numFailedTests, numPendingTests: skipped } = report;
  return { ...counted(exitCode, passed, numFailedTests + unreadable.length), skipped, named };
}

/** Of the stories. One that passed only when it was tried again is flaky: neither passed nor failed. */
export function readStoriesReport(file, exitCode) {
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const specs = specsOf(suites);
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  const passed = stats.expected;
  const isFlakyOnly = passed === 0 && flaky.length > 0;
  return {
    ...(isFlakyOnly && exitCode === 0 ? { passed, failed: 0 } : counted(exitCode, passed, stats.unexpected)),
    skipped: stats.skipped,
    flaky: flaky.map(nameOf),
    named: specs
      .filter(({ ok }) => !ok)
      .map((spec) => ({ name: nameOf(spec), message: spec.tests.at(-1)?.results.at(-1)?.error?.message })),
  };
}

const nameOf = ({ file, line, title }) => `${file}:${line} › ${title}`;

function specsOf(suites) {
  return suites.flatMap(({ suites: inner = [], specs }) => [...specs, ...specsOf(inner)]);
}

/** A run that fails outside of its tests, or that has none, has failed. */
function counted(exitCode, passed, failed) {
  const failedElsewhere = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: failedElsewhere ? 1 : failed };
}
