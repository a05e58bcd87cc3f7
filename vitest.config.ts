import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const START_TESTS = [
  'server/src/start.test.ts',
  'server/src/db/embedded-postgres.test.ts',
  'server/src/modules/calls/chaos.test.ts',
];

/** Files of a worker share what they import: no test leaves anything behind in a module, and loading the server takes seconds. */
const SHARED = { isolate: false };

export default defineConfig({
  test: {
    // Left alone, Vitest keeps one core for watching: on two cores that would be one file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
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
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...SHARED,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: START_TESTS,
          globalSetup: ['server/src/testing/global-setup.ts'],
        },
      },
      // Real processes and data folders: seconds instead of milliseconds.
      { test: { name: 'start', include: START_TESTS, testTimeout: 60_000, hookTimeout: 180_000 } },
    ],
  },
});
