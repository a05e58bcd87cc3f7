import { timeoutManager } from '@tanstack/react-query';

// Once a worker, for the pages alone: Testing Library took its own timers before.

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
