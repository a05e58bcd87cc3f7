import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import './supply-browser.ts';
import './timers.ts';

/** Long enough for a busy machine; nothing that passes waits for it. */
configure({ asyncUtilTimeout: 10_000 });

/** As in the stories: what the console complains about fails the test. */
let complaining: MockInstance;

beforeEach(() => {
  complaining = vi.spyOn(console, 'error');
});

afterEach(() => {
  const complaints = complaining.mock.calls;
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  localStorage.clear();
  expect(complaints, 'the console complained').toEqual([]);
});
