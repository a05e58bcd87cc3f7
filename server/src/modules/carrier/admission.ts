/** So many calls are decided at once: several batches full, and few enough that the last of them does not wait long. */
const MAX_AT_ONCE = 256;
const MAX_WAIT_MS = 1_000;
/** Between two of these everything else has its turn: answers of the database above all. */
const TURN_SIZE = 64;

const TICK_MS = 50;

/** `since`: when it can have come at the earliest, in epoch milliseconds. */
export type Admitted = { is: 'admitted' | 'overdue'; since: number };

export type Admission = {
  /** Resolves once there is room, or once it has waited too long: that one is overdue, and must not `leave`. */
  enter: () => Promise<Admitted>;
  leave: () => void;
  close: () => void;
};

type Waiting = { since: number; resolve: (admitted: Admitted) => void };

/**
 * A line before the door: who stands in it has cost next to nothing yet. Taking everybody in at once would leave no time for those who are
 * about to be answered, and all would be late.
 */
export function createAdmission({ maxAtOnce = MAX_AT_ONCE, maxWaitMs = MAX_WAIT_MS } = {}): Admission {
  let inside = 0;
  let line: Waiting[] = [];
  let watching = false;
  // While the process is busy reading what comes in, the rest of it waits unseen: since the last tick at most.
  let tickedAt = Date.now();
  const clock = setInterval(() => {
    tickedAt = Date.now();
  }, TICK_MS).unref();

  function turnAwayOverdue(): void {
    watching = false;
    const now = Date.now();
    const firstInTime = line.findIndex(({ since }) => now - since < maxWaitMs);
    const overdue = Math.min(firstInTime < 0 ? line.length : firstInTime, TURN_SIZE);
    for (const { since, resolve } of line.slice(0, overdue)) resolve({ is: 'overdue', since });
    line = line.slice(overdue);
    watch(now);
  }

  function watch(now: number): void {
    const [oldest] = line;
    if (!oldest || watching) return;
    watching = true;
    const inMs = oldest.since + maxWaitMs - now;
    if (inMs > 0) setTimeout(turnAwayOverdue, inMs).unref();
    else setImmediate(turnAwayOverdue);
  }

  return {
    enter: () => {
      const now = Date.now();
      const since = Math.min(now, tickedAt + TICK_MS);
      if (inside < maxAtOnce) {
        inside += 1;
        return Promise.resolve({ is: 'admitted', since });
      }
      return new Promise((resolve) => {
        line.push({ since, resolve });
        watch(now);
      });
    },
    leave: () => {
      const now = Date.now();
      const place = line.findIndex(({ since }) => now - since < maxWaitMs);
      const [next] = place < 0 ? [] : line.splice(place, 1);
      if (next) next.resolve({ is: 'admitted', since: next.since });
      else inside -= 1;
    },
    close: () => clearInterval(clock),
  };
}
