import { defineConfig } from 'vitest/config';

const START_TESTS = [
  'server/src/start.test.ts',
  'server/src/db/embedded-postgres.test.ts',
  'server/src/modules/calls/chaos.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'] } },
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
      {
        test: {
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
