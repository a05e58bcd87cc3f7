import { timeoutManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { supplyBrowser } from './supply-browser.ts';

supplyBrowser();
/** Long enough for a busy machine; nothing that passes waits for it. */
configure({ asyncUtilTimeout: 10_000 });

/** A query that got no answer asks again after seconds; here after milliseconds. */
timeoutManager.setTimeoutProvider({
  setTimeout: (run, ms) => setTimeout(run, ms / 100),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (run, ms) => setInterval(run, ms),
  clearInterval: (timer) => clearInterval(timer),
});

/** A toast stays for five to seven seconds, in which a busy machine may not even have looked at it. */
const { setTimeout: startTimer } = globalThis;
const isToast = (ms = 0) => ms >= 5_000 && ms <= 7_000;
Object.assign(globalThis, {
  setTimeout: (run: () => void, ms?: number) => startTimer(run, isToast(ms) ? 60_000 : ms),
});

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
