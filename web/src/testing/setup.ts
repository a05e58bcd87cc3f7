import './no-debug-tasks.ts';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import './quick-react.ts';
import './supply-browser.ts';
import './timers.ts';

const { getElementError: errorWithPage } = getConfig();

configure({
  /** Long enough for a busy machine; nothing that passes waits for it. */
  asyncUtilTimeout: 10_000,
  /** Who waits asks many times in vain, and printing the page takes longer than looking: once, when waiting is over. */
  getElementError: (message, container) =>
    isWaiting() ? elementError(message ?? '') : errorWithPage(message, container),
});

/** Testing Library's own mark for a question that will be asked again. */
function isWaiting(): boolean {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}

const elementError = (message: string) => Object.assign(new Error(message), { name: 'TestingLibraryElementError' });

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

/** A part of a page that is still on its way belongs to this file: the next one would be told that it could not be loaded, for good. */
afterAll(() => vi.dynamicImportSettled());
