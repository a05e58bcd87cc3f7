import { randomUUID } from 'node:crypto';
import { type Db, type StatementRunner, statementRunnerIn } from '../../db/database.ts';
import { issueInvoices } from '../../modules/billing/invoices/issue-invoices.ts';
import { approveDueCalls } from '../../modules/calls/approve-calls.ts';
import { decideCall, disputeCall } from '../../modules/calls/commands.ts';
import { type CallEngine, createCallEngine } from '../../modules/calls/engine.ts';
import { ensureCallMonths } from '../../modules/calls/queries.ts';
import { recordTopUp } from '../../modules/ledger/commands.ts';
import { createRoutingMemory } from '../../modules/routing/routing-table.ts';
import { playCall } from '../../telephony/simulator/play-call.ts';
import { dateOf, datesFrom, momentOn } from './calendar.ts';
import { createInProcessWire } from './in-process-wire.ts';
import { NETWORK_OFFERS, type PublisherCampaign } from './people.ts';
import type { HistoryCall } from './plan-calls.ts';
import type { HistoryAction, HistoryPlan } from './plan-history.ts';
import { dateBackNews, dateBackPeople, findCallIdBySid, lookAtTables } from './queries.ts';
import { fillReservationSnapshots } from './reservation-snapshots.ts';
import {
  archiveCampaign,
  type HistoryWorld,
  joinNetworkCampaigns,
  numberOf,
  openCampaign,
  pauseCampaign,
} from './setup.ts';

/**
 * So many calls are under way at once, of a stretch of days: each write carries many, and no cushion is too small for them.
 * One by one it would take minutes: rows that one transaction changes thousands of times get slower with every change.
 */
const AT_ONCE = 64;
const STRETCH_DAYS = 31;
const APPROVALS_MINUTE = 3 * 60;
const INVOICES_MINUTE = 89; // an hour after the month's end they can be written

type HistoryRun = { stage: HistoryWorld; engine: CallEngine; forgetAll: () => Promise<void> };

/** Everything the plan says, in its order, by the engine and the commands themselves. */
export async function runHistory(stage: HistoryWorld, plan: HistoryPlan): Promise<void> {
  const { db } = stage.services;
  const runs = inTurn(statementRunnerIn(db));
  const { table, forgetAll } = createRoutingMemory(runs);
  const routing = { ...table, close: async () => undefined };
  const play = { stage, forgetAll, engine: createCallEngine({ pool: runs, routing, random: () => 0 }) };
  await ensureCallMonths(db, plan.start, plan.end);
  await dateBackPeople(db, plan.actions[0]?.at ?? plan.start);
  let from = 0;
  for (const moment of momentsOf(plan)) {
    const to = plan.calls.findIndex(({ at }) => at >= moment.at);
    const calls = plan.calls.slice(from, to === -1 ? undefined : to);
    from += calls.length;
    await playCalls(play, calls);
    await moment.happens(play);
  }
  await fillReservationSnapshots(db);
}

type Moment = { at: Date; happens: (play: HistoryRun) => Promise<void> };

/** What happens between calls: deeds of people, and every night the approvals of calls nobody disputed. */
function momentsOf({ start, end, actions }: HistoryPlan): Moment[] {
  const nights = datesFrom(dateOf(start), dateOf(end)).map((date) => momentOn(date, APPROVALS_MINUTE));
  const past = [...nights.filter((at) => at < end), end];
  const stretches = past.flatMap((_, index) =>
    index % STRETCH_DAYS === 0 ? [past.slice(index, index + STRETCH_DAYS)] : [],
  );
  const moments: Moment[] = [
    ...actions.map((deed) => ({ at: deed.at, happens: (play: HistoryRun) => doAction(play, deed) })),
    ...stretches.map((stretch) => ({
      at: stretch.at(-1) ?? end,
      happens: ({ stage }: HistoryRun) => passNights(stage.services.db, stretch),
    })),
    ...datesFrom(dateOf(start), dateOf(end))
      .filter((date) => date.endsWith('-01'))
      .map((date) => momentOn(date, INVOICES_MINUTE))
      .map((at) => (at < end ? at : end))
      .map((now) => ({
        at: now,
        happens: ({ stage }: HistoryRun) =>
          issueInvoices(stage.services.db, { now, zone: stage.services.config.networkZone }),
      })),
  ];
  return moments.sort((a, b) => a.at.getTime() - b.at.getTime());
}

async function passNights(db: Db, nights: readonly Date[]): Promise<void> {
  for (const night of nights) await approveDueCalls(db, night);
  await lookAtTables(db);
}

async function playCalls(play: HistoryRun, calls: readonly HistoryCall[]): Promise<void> {
  for (const number of play.stage.numbers.values()) await play.engine.routing.find(number); // not all at once
  const ofAdvertiser = calls.filter(({ expects }) => expects !== null);
  await Promise.all([
    sideBySide(
      ofAdvertiser.filter(({ isAfterthought }) => !isAfterthought),
      (call) => playOne(play, call),
    ),
    ...NETWORK_OFFERS.map(({ campaign }) => playInTurn(play, calls, campaign)),
  ]);
  await sideBySide(
    ofAdvertiser.filter(({ isAfterthought }) => isAfterthought),
    (call) => playOne(play, call),
  );
}

/** Offers of the house limit how many calls they take at once. */
async function playInTurn(
  play: HistoryRun,
  calls: readonly HistoryCall[],
  campaign: PublisherCampaign['campaign'],
): Promise<void> {
  for (const call of calls) if (call.line.campaign === campaign) await playOne(play, call);
}

async function playOne({ stage, engine }: HistoryRun, call: HistoryCall): Promise<void> {
  const wire = createInProcessWire(engine);
  const planned = { ...call, to: numberOf(stage, call.line), startsAfter: 0 };
  const tell: typeof wire.tell = (path, ...rest) => {
    if (call.isRecorded || !path.includes('/recording')) wire.tell(path, ...rest);
  };
  await playCall(planned, { ...wire, tell }, call.at);
  await wire.settled();
}

async function sideBySide<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
}

/** A transaction has one connection, and a connection does one thing at a time. */
function inTurn(runs: StatementRunner): StatementRunner {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: (statement) => {
      const next = last.then(() => runs.query(statement)) as ReturnType<StatementRunner['query']>;
      last = next.catch(() => undefined);
      return next as never;
    },
  };
}

async function doAction({ stage, forgetAll }: HistoryRun, deed: HistoryAction): Promise<void> {
  await perform(stage, deed);
  const waits = deed.do === 'dispute' && deed.isOpen;
  await dateBackNews(stage.services.db, deed.at, !waits);
  await forgetAll(); // who is told of changes hears of them when all this is committed
}

async function perform(stage: HistoryWorld, deed: HistoryAction): Promise<void> {
  const { services, as } = stage;
  const { db } = services;
  switch (deed.do) {
    case 'open':
      return openCampaign(stage, deed.campaign, deed.at);
    case 'pause':
      return pauseCampaign(stage, deed.campaign, deed.at);
    case 'archive':
      return archiveCampaign(stage, deed.campaign, deed.at);
    case 'open_house':
      return joinNetworkCampaigns(stage, deed.at);
    case 'top_up': {
      const { amountCents } = deed;
      const accountId = as('advertiser', deed.at).id;
      return recordTopUp(db, as('admin', deed.at), {
        id: randomUUID(),
        accountId,
        amountCents,
        reason: 'Transferencia',
      });
    }
    case 'dispute': {
      const callId = await findCallIdBySid(db, deed.callSid);
      await disputeCall(services, as('advertiser', deed.at), { callId, reason: deed.reason });
      return;
    }
    case 'decide': {
      const { decision, reason } = deed;
      const callId = await findCallIdBySid(db, deed.callSid);
      await decideCall(services, as('admin', deed.at), { callId, decision, reason });
      return;
    }
  }
}
