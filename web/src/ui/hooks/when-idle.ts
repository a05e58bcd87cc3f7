/** A browser that is never idle is a busy one, not one whose person wants to wait. */
const AT_THE_LATEST = { timeout: 1_000 };

/** Runs it when the browser has nothing better to do, or soon; returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, AT_THE_LATEST);
  return () => cancelIdleCallback(request);
}
