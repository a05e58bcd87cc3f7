import { ensureMonths } from '../db/months.ts';
import { createCallEngine } from '../modules/calls/engine.ts';
import { createInProcessWire } from '../seed/history/in-process-wire.ts';
import { aNumber, aSid, type Line, rows } from './call-world.ts';
import type { TestNetwork } from './test-network.ts';

/** A call that came in at that time and was long enough to be paid for, unless told; the engine itself makes it. */
export async function aPastCall(
  t: Pick<TestNetwork, 'db' | 'services'>,
  line: Pick<Line, 'number'>,
  at: Date,
  seconds = 100,
): Promise<string> {
  await ensureMonths(t.db, 'call', at, at);
  const { pool, calls } = t.services;
  const wire = createInProcessWire(createCallEngine({ pool, routing: calls.routing }));
  const sid = aSid();
  const call = { CallSid: sid, AccountSid: 'AC1', To: line.number };
  await wire.ask('/voice', { ...call, From: aNumber(), CallStatus: 'ringing' }, at);
  const leg = { DialCallSid: `leg of ${sid}`, DialCallStatus: 'completed', DialCallDuration: String(seconds) };
  const end = new Date(at.getTime() + seconds * 1000);
  await wire.ask('/dial?target=0', { ...call, CallStatus: 'in-progress', ...leg }, end);
  const [made] = await rows<{ id: string }>(t.db, 'select id from call where call_sid = $1', [sid]);
  return made?.id ?? '';
}
