import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stops the clock. What is on its way still arrives, but time passes only when the test says so. */
export function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return {
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),

    /** Waits without the help of timers. */
    until: async (isSo: () => boolean) => {
      while (!isSo()) await act(() => new Promise((resolve) => setImmediate(resolve)));
    },
  };
}
