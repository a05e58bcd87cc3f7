import { randomUUID } from 'node:crypto';
import { scheduledCutOffs } from '@callstead/domain/payouts/cut-offs';
import { FORMAT_OF_KIND } from '@callstead/domain/payouts/files/payout-order';
import { localDate } from '@callstead/domain/zone-clock';
import { makeFile } from '../../modules/payouts/files/commands.ts';
import { listFiles, sumUnfiled } from '../../modules/payouts/files/queries.ts';
import { markFailed } from '../../modules/payouts/marks/mark-failed.ts';
import { markFileSent } from '../../modules/payouts/marks/mark-file-sent.ts';
import { findPayout } from '../../modules/payouts/marks/queries.ts';
import { retryPayout } from '../../modules/payouts/marks/retry-payout.ts';
import { approveRun } from '../../modules/payouts/runs/approve-run.ts';
import { cancelRun } from '../../modules/payouts/runs/commands.ts';
import { freezeRuns } from '../../modules/payouts/runs/freeze-run.ts';
import { payoutIdOf } from '../../modules/payouts/runs/payout-id.ts';
import { digestOf, paying, readPreview } from '../../modules/payouts/runs/preview.ts';
import { proposeScheduledRuns } from '../../modules/payouts/runs/propose-run.ts';
import { listRuns, type RunRow } from '../../modules/payouts/runs/queries.ts';
import { addDays, dateOf, datesFrom, momentOn } from './calendar.ts';
import { WEEKLY_DAYS } from './payees.ts';
import type { HistoryWorld } from './setup.ts';

const HOUR_MS = 3_600_000;
/** A little after the clock may propose what was cut off at midnight. */
const PROPOSED_AFTER_MS = 61 * 60_000;

/** What goes wrong with a run: somebody's payout fails and is tried again, or comes back days later. */
type Mishap = { publisher: string; reason: string };
type Payday = { cutOff: Date; at: Date; fails?: Mishap; returns?: Mishap };

const FAILS: Mishap = { publisher: 'affiliate', reason: 'PayPal: la cuenta no podía recibir pagos ese día.' };
const RETURNS: Mishap = { publisher: 'norte.media', reason: 'Wise lo devolvió: el titular no coincide.' };

type Stretch = { start: Date; end: Date };

/** The newest of each schedule waits for an admin. */
const waitsAt = (end: Date, zone: string) => {
  const waiting = new Set(scheduledCutOffs(end, zone).map(({ cutOff }) => cutOff.getTime()));
  return (cutOff: Date) => waiting.has(cutOff.getTime());
};

/** Every 1st, and the Mondays since somebody is paid on Mondays. */
export function paydaysOf({ start, end }: Stretch, zone: string): Payday[] {
  const waits = waitsAt(end, zone);
  const weekly = addDays(dateOf(end), -WEEKLY_DAYS);
  const dates = datesFrom(addDays(dateOf(start), 1), dateOf(end));
  const isMonday = (date: string) => new Date(date).getUTCDay() === 1;
  const days = dates
    .filter((date) => date.endsWith('-01') || (isMonday(date) && date > weekly))
    .map((date) => ({ date, cutOff: momentOn(date, 0) }))
    .filter(({ cutOff }) => cutOff.getTime() + PROPOSED_AFTER_MS <= end.getTime());
  const monthly = days.filter(({ date, cutOff }) => date.endsWith('-01') && !waits(cutOff));
  return days.map(({ date, cutOff }) => ({
    cutOff,
    at: new Date(cutOff.getTime() + PROPOSED_AFTER_MS),
    ...(date === monthly[1]?.date && { returns: RETURNS }),
    ...(date === monthly.at(-1)?.date && { fails: FAILS }),
  }));
}

/** As the clock and two admins would, all of it before the next one. */
export async function payPublishers(world: HistoryWorld, payday: Payday, end: Date): Promise<void> {
  const { services } = world;
  const zone = services.config.networkZone;
  await proposeScheduledRuns(services, { now: payday.at, zone });
  const waits = waitsAt(end, zone);
  const proposed = await listRuns(services.db, { status: 'proposed', before: undefined, limit: 10 });
  for (const run of proposed.toReversed()) if (!waits(run.cut_off)) await payRun(world, run, payday);
}

async function payRun(world: HistoryWorld, run: RunRow, { cutOff, fails, returns }: Payday): Promise<void> {
  const hour = (hours: number) => new Date(cutOff.getTime() + hours * HOUR_MS);
  if (!(await approve(world, run, hour(10)))) return;
  await makeFiles(world, run, hour(11));
  const failing = fails && (await payoutOf(world, run, fails));
  if (fails && failing) {
    await markFailed(world.services, world.as('admin', hour(30)), { id: failing, reason: fails.reason });
    await retryPayout(world.services, world.as('admin', hour(34)), failing);
    await makeFiles(world, run, hour(34));
  }
  await sendFiles(world, run, hour(35));
  const returned = returns && (await payoutOf(world, run, returns));
  if (returns && returned)
    await markFailed(world.services, world.as('admin2', hour(6 * 24 + 9)), { id: returned, reason: returns.reason });
}

/** False when it pays nobody: then it is called off. */
async function approve({ services, as }: HistoryWorld, run: RunRow, at: Date): Promise<boolean> {
  const rows = await readPreview(services, run, { now: at });
  if (paying(rows).length === 0) {
    await cancelRun(services, as('admin', at), run.id);
    return false;
  }
  const admins = ['admin', 'admin2'].slice(0, services.config.payoutApprovals);
  for (const admin of admins) await approveRun(services, as(admin, at), { id: run.id, digest: digestOf(rows) });
  await freezeRuns(services, () => at); // a large one is not yet
  return true;
}

async function makeFiles({ services, as }: HistoryWorld, { id: runId }: RunRow, at: Date): Promise<void> {
  for (const { kind } of await sumUnfiled(services.db, runId))
    await makeFile(services, as('admin', at), { runId, id: randomUUID(), format: FORMAT_OF_KIND[kind] });
}

async function sendFiles({ services, as }: HistoryWorld, { id: runId }: RunRow, at: Date): Promise<void> {
  const sentOn = localDate(at, services.config.networkZone);
  for (const { id: fileId, number, open } of await listFiles(services.db, runId)) {
    const reference = `LOTE-${String(number).padStart(4, '0')}`;
    if (Number(open) > 0) await markFileSent(services, as('admin2', at), { runId, fileId, sentOn, reference });
  }
}

/** The first payout of somebody in a run, if it pays them. */
async function payoutOf(
  { services, as }: HistoryWorld,
  run: RunRow,
  { publisher }: Mishap,
): Promise<string | undefined> {
  const payout = await findPayout(services.db, payoutIdOf(run.id, as(publisher, run.cut_off).accountId, 1));
  return payout?.id;
}
