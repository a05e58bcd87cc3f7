/** Says to this process that events wait. The call engine rings it: a NOTIFY would make all its commits queue for one lock. */
export type EventSignal = { ring: () => void; listen: (listener: () => void) => void };

export function createEventSignal(): EventSignal {
  let wake: () => void = () => undefined; // whoever only writes history has nobody to wake
  return {
    ring: () => wake(),
    listen: (listener) => {
      wake = listener;
    },
  };
}
