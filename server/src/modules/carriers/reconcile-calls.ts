import type { CallAtCarrier } from '../../telephony/carriers/port.ts';
import type { CallServices } from '../calls/engine.ts';
import { failedArrival, recordFailedCall } from '../calls/failed-calls.ts';
import { type CarrierAccountRow, listAccounts, listNumbersOf } from './queries.ts';
import { type DifferenceRow, insertDifferences, listCallsTo, listKnownSids } from './reconcile-queries.ts';
import { type CarriersServices, faultOf, openAccount } from './services.ts';

type ReconcileServices = Pick<CarriersServices, 'db' | 'config' | 'secret' | 'log'> & Pick<CallServices, 'calls'>;
type Between = { from: Date; to: Date };

/** What waits in a spool is known soon: until then it must not be taken for a call nobody heard of. */
const SETTLED_MS = 3_600_000;
/** The carrier's clock and ours, and the time a call takes to us. */
const APART_MS = 10 * 60_000;
const DAY_MS = 24 * SETTLED_MS;

/**
 * The carrier's log beside ours, call by call. What it knows and we do not is written down as a call that failed, unbilled; what we know
 * and it does not is told. Asked again for the same time it finds nothing new.
 */
export async function reconcileAccount(
  services: ReconcileServices,
  account: CarrierAccountRow,
  { from, to }: Between,
  now: Date,
): Promise<DifferenceRow[]> {
  const until = new Date(Math.min(to.getTime(), now.getTime() - SETTLED_MS));
  if (until <= from) return [];
  const around = { from: new Date(from.getTime() - APART_MS), to: new Date(until.getTime() + APART_MS) };
  const theirs = await openAccount(services, account).listCalls(around);
  const lost = await recordLost(services, account, { theirs, from, until });
  const sids = new Set(theirs.map(({ sid }) => sid));
  const ours = await listCallsTo(services.db, account.id, { from, to: until });
  const unheard = ours.filter(({ call_sid }) => !sids.has(call_sid));
  const told = await insertDifferences(
    services.db,
    unheard.map(({ call_sid, number, arrived_at, talk_seconds }) => ({
      ...{ account_id: account.id, call_sid, number, called_at: arrived_at, seconds: talk_seconds ?? 0 },
      ...({ kind: 'unknown_there', done: 'told' } as const),
    })),
  );
  return [...lost, ...told];
}

type Log = { theirs: readonly CallAtCarrier[]; from: Date; until: Date };

async function recordLost(services: ReconcileServices, account: CarrierAccountRow, { theirs, from, until }: Log) {
  const numbers = new Set((await listNumbersOf(services.db, account.id)).map(({ number }) => number));
  const toUs = theirs.filter(({ to, startedAt }) => numbers.has(to) && startedAt >= from && startedAt < until);
  const known = await listKnownSids(
    services.db,
    toUs.map(({ sid }) => sid),
  );
  const unknown = toUs.filter(({ sid }) => !known.has(sid));
  for (const call of unknown) await recordFailedCall(services.calls, failedArrival(arrived(call), call.startedAt));
  return insertDifferences(
    services.db,
    unknown.map(({ sid, to, startedAt, seconds }) => ({
      ...{ account_id: account.id, call_sid: sid, number: to, called_at: startedAt, seconds },
      ...({ kind: 'unknown_here', done: 'recorded' } as const),
    })),
  );
}

const E164 = /^\+[1-9]\d{6,14}$/;

const arrived = ({ sid, from, to }: CallAtCarrier) => ({
  ...{ callSid: sid, from: E164.test(from) ? from : null, to },
  ...{ fromState: null, fromZip: null, fromCity: null, fromCountry: null, simulated: null },
});

/** Every night: the day before, and a little more for a night that was missed by minutes. */
export async function reconcileLastDay(services: ReconcileServices, now: Date): Promise<void> {
  const between = { from: new Date(now.getTime() - DAY_MS - 2 * SETTLED_MS), to: now };
  for (const account of await listAccounts(services.db)) {
    try {
      const found = await reconcileAccount(services, account, between, now);
      for (const { call_sid, kind, done } of found)
        services.log.warn(
          { account: account.name, callSid: call_sid, kind, done },
          'a carrier and we differ about a call',
        );
    } catch (error) {
      services.log.warn({ account: account.name, fault: faultOf(error) }, "a carrier's log could not be read");
    }
  }
}
