import type { CallEngine } from './engine.ts';
import { settleCall } from './settle-call.ts';

const AT_ONCE = 200;

/** Calls whose end we never heard of are closed as failed and give everything back. */
export async function sweepLostCalls(engine: CallEngine, now: Date): Promise<void> {
  for (;;) {
    const lost = await engine.listExpired(now, AT_ONCE);
    await Promise.all(
      lost.map((callSid) => settleCall(engine, { callSid, key: 'swept', event: { kind: 'swept' } }, now)),
    );
    if (lost.length < AT_ONCE) return;
  }
}
