import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Real processes and data folders, storms of calls, whole histories: `npm test` runs them, `npm run check` does not. */
const SLOW_TESTS = 'server/src/**/*.slow.test.ts';

/** A limit is for what hangs: what takes a second may take a minute on a machine with other work. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };

/** Pages and answers live for a moment: where there is room for them, far fewer are carried along by the collector. */
const ROOM = ['--max-semi-space-size=64'];

/** Files of a worker share what they import: no test leaves anything behind in a module, and loading the server takes seconds. */
const SHARED = { isolate: false, execArgv: ROOM, ...PATIENT };

/** One that takes half a minute must not be what is left at the end, and Vitest knows only what it has run before. */
const LONGEST = ['permission-matrix.test.ts', 'chaos.slow.test.ts', 'start.slow.test.ts', 'make-history.slow.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(`/${name}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // Left alone, Vitest keeps one core for watching: on two cores that would be one file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...SHARED, name: 'domain', include: ['domain/src/**/*.test.ts'] } },
      { test: { ...SHARED, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { ...SHARED, name: 'web', include: ['web/src/**/*.test.ts'] } },
      {
        test: {
          ...SHARED,
          name: 'components',
          environment: 'jsdom',
          include: ['web/src/**/*.test.tsx'],
          setupFiles: ['web/src/testing/setup.ts'],
        },
      },
      {
        test: {
          ...SHARED,
          name: 'server',
          include: ['server/src/**/*.test.ts', 'clients/typescript/src/**/*.test.ts'],
          exclude: [SLOW_TESTS],
          globalSetup: ['server/src/testing/global-setup.ts'],
          setupFiles: ['server/src/testing/remember-scrypt.ts'],
        },
      },
      {
        test: {
          ...SHARED,
          name: 'slow',
          include: [SLOW_TESTS],
          globalSetup: ['scripts/prepare-servers.mjs', 'server/src/testing/global-setup.ts'],
          setupFiles: ['server/src/testing/remember-scrypt.ts'],
        },
      },
    ],
  },
});
