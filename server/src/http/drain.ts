import type { App } from './zod.ts';

/** Whether this process is about to end: it still serves, but asks everybody to go elsewhere next time. */
export type Drain = { begin: () => void; hasBegun: () => boolean };

export function createDrain(): Drain {
  let begun = false;
  return {
    begin: () => {
      begun = true;
    },
    hasBegun: () => begun,
  };
}

/** Whoever keeps a connection open would find it closed under its next request. */
export function closeConnectionsWhileDraining(app: App, drain: Drain): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (drain.hasBegun()) reply.header('connection', 'close');
    done(null, payload);
  });
}
