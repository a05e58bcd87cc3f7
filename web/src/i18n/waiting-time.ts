type WaitingTime = { unit: 'seconds' | 'minutes'; count: number };

/** Rounded up, so that whoever waits as long as told is not refused again. */
export function waitingTime(retryAfterSeconds: number): WaitingTime {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return seconds < 90 ? { unit: 'seconds', count: seconds } : { unit: 'minutes', count: Math.ceil(seconds / 60) };
}
