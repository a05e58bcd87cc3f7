import { type Db, type StatementRunner, statementRunnerIn } from '../../db/database.ts';
import { ensureMonths } from '../../db/months.ts';
import { issueInvoices } from '../../modules/billing/invoices/issue-invoices.ts';
import { approveDueCalls } from '../../modules/calls/approve-calls.ts';
import { decideCall, disputeCall } from '../../modules/calls/commands.ts';
import { type CallEngine, createCallEngine } from '../../modules/calls/engine.ts';
import { approveDueConversions } from '../../modules/conversions/approve-conversions.ts';
import { approveDueLeads } from '../../modules/leads/approve-leads.ts';
import type { LeadServices } from '../../modules/leads/engine.ts';
import { rejectUndelivered } from '../../modules/leads/settle-lead.ts';
import { createRoutingMemory } from '../../modules/routing/routing-table.ts';
import { playCall } from '../../telephony/simulator/play-call.ts';
import { dateOf, datesFrom, momentOn } from './calendar.ts';
import { createInProcessWire } from './in-process-wire.ts';
import { doLeadAction } from './lead-actions.ts';
import { paydaysOf, payPublishers } from './pay-publishers.ts';
import { settleWithPayee } from './payees.ts';
import { NETWORK_OFFERS, type PublisherCampaign } from './people.ts';
import type { HistoryCall } from './plan-calls.ts';
import type { HistoryAction, HistoryPlan } from './plan-history.ts';
import { leadServicesIn, playLeads } from './play-leads.ts';
import { openLinks, playVisits } from './play-visits.ts';
import { dateBackPeople, findCallIdBySid, lookAtTables } from './queries.ts';
import { reportSales, reportWrongly } from './report-sales.ts';
import { fillReservationSnapshots } from './reservation-snapshots.ts';
import {
  archiveCampaign,
  type HistoryWorld,
  joinNetworkCampaigns,
  numberOf,
  openCampaign,
  pauseCampaign,
} from './setup.ts';
import { topUpByCard, topUpByTransfer } from './top-ups.ts';

/**
 * So many calls are under way at once, of a month's days: each write carries many, and no cushion is too small for them.
 * One by one it would take minutes: rows that one transaction changes thousands of times get slower with every change.
 */
const AT_ONCE = 64;
const APPROVALS_MINUTE = 3 * 60;
const INVOICES_MINUTE = 89; // an hour after the month's end they can be written

type HistoryRun = { world: HistoryWorld; engine: CallEngine; leads: LeadServices; forgetAll: () => Promise<void> };

/** Everything the plan says, in its order, by the engine and the commands themselves. */
export async function runHistory(world: HistoryWorld, plan: HistoryPlan): Promise<void> {
  const { db } = world.services;
  const runs = inTurn(statementRunnerIn(db));
  const { table, forgetAll } = createRoutingMemory(runs, world.services.personKey);
  const routing = { ...table, close: async () => undefined };
  const engine = createCallEngine({ pool: runs, routing, random: () => 0 });
  const play = { world, forgetAll, engine, leads: leadServicesIn(world, runs) };
  await ensureMonths(db, 'call', plan.start, plan.end);
  await dateBackPeople(db, plan.actions[0]?.at ?? plan.start);
  await ensureMonths(db, 'click', plan.start, plan.end);
  await ensureMonths(db, 'click_visit', plan.start, plan.end);
  await ensureMonths(db, 'lead', plan.start, plan.end);
  let from = 0;
  let visited = 0;
  let asked = 0;
  for (const moment of momentsOf(plan, world.services.config.networkZone)) {
    const to = plan.calls.findIndex(({ at }) => at >= moment.at);
    const calls = plan.calls.slice(from, to === -1 ? undefined : to);
    from += calls.length;
    const visits = plan.visits.slice(visited).filter(({ at }) => at < moment.at);
    visited += visits.length;
    if (visits.length > 0) await playVisits(world, runs, visits);
    await playCalls(play, calls);
    const leads = plan.leads.slice(asked).filter(({ at }) => at < moment.at);
    asked += leads.length;
    await playLeads(world, play.leads, leads, plan.end);
    await moment.happens(play);
  }
  await fillReservationSnapshots(db);
}

type Moment = { at: Date; happens: (play: HistoryRun) => Promise<void> };

/** What happens between calls: what people do, every night the approvals of calls nobody disputed, invoices and payouts. */
function momentsOf({ start, end, actions, leads }: HistoryPlan, zone: string): Moment[] {
  const leadsFrom = leads[0]?.at ?? end;
  const paydays = paydaysOf({ start, end }, zone);
  const moments: Moment[] = [
    ...actions.map((action) => ({ at: action.at, happens: (play: HistoryRun) => doAction(play, action) })),
    ...nightsBetween(start, end, paydays).map((nights) => ({
      at: nights.at(-1) ?? end,
      happens: ({ world }: HistoryRun) => passNights(world.services.db, nights, leadsFrom),
    })),
    ...datesFrom(dateOf(start), dateOf(end))
      .filter((date) => date.endsWith('-01'))
      .map((date) => momentOn(date, INVOICES_MINUTE))
      .map((at) => (at < end ? at : end))
      .map((now) => ({ at: now, happens: ({ world }: HistoryRun) => issueInvoices(world.services, { now, zone }) })),
    ...paydays.map((payday) => ({
      at: payday.at,
      happens: ({ world }: HistoryRun) => payPublishers(world, payday, end),
    })),
  ];
  return moments.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Whoever is paid is paid what was approved in the nights before. */
function nightsBetween(start: Date, end: Date, paydays: readonly { cutOff: Date }[]): Date[][] {
  const nights = datesFrom(dateOf(start), dateOf(end)).map((date) => momentOn(date, APPROVALS_MINUTE));
  const past = [...nights.filter((at) => at < end), end];
  const ends = [...paydays.map(({ cutOff }) => cutOff), new Date(end.getTime() + 1)];
  return ends
    .map((until, index) => past.filter((at) => at < until && at >= (ends[index - 1] ?? start)))
    .filter((stretch) => stretch.length > 0);
}

async function passNights(db: Db, nights: readonly Date[], leadsFrom: Date): Promise<void> {
  for (const night of nights) {
    await approveDueCalls({ db }, night);
    if (night < leadsFrom) continue;
    await approveDueConversions({ db }, night);
    await rejectUndelivered({ db }, night);
    await approveDueLeads({ db }, night);
  }
  await lookAtTables(db);
}

async function playCalls(play: HistoryRun, calls: readonly HistoryCall[]): Promise<void> {
  for (const number of play.world.numbers.values()) await play.engine.routing.find(number); // not all at once
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

/** Offers of the network limit how many calls they take at once. */
async function playInTurn(
  play: HistoryRun,
  calls: readonly HistoryCall[],
  campaign: PublisherCampaign['campaign'],
): Promise<void> {
  for (const call of calls) if (call.line.campaign === campaign) await playOne(play, call);
}

async function playOne({ world, engine }: HistoryRun, call: HistoryCall): Promise<void> {
  const wire = createInProcessWire(engine);
  const planned = { ...call, to: world.shown.get(call) ?? numberOf(world, call.line), startsAfter: 0 };
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

async function doAction({ world, leads, forgetAll }: HistoryRun, action: HistoryAction): Promise<void> {
  await perform(world, leads, action);
  await forgetAll(); // who is told of changes hears of them when all this is committed
}

async function perform(world: HistoryWorld, leads: LeadServices, action: HistoryAction): Promise<void> {
  const { services, as } = world;
  const { db } = services;
  switch (action.do) {
    case 'open':
      return openCampaign(world, action.campaign, action.at);
    case 'pause':
      return pauseCampaign(world, action.campaign, action.at);
    case 'archive':
      return archiveCampaign(world, action.campaign, action.at);
    case 'open_network_offers':
      return joinNetworkCampaigns(world, action.at);
    case 'open_links':
      return openLinks(world, action.at);
    case 'report_sales':
      return reportSales(world, action.at);
    case 'report_wrongly':
      return reportWrongly(world, action.at);
    case 'top_up':
      return action.by === 'card' ? topUpByCard(world, action.at, action) : topUpByTransfer(world, action.at, action);
    case 'dispute': {
      const callId = await findCallIdBySid(db, action.callSid);
      await disputeCall(services, as('advertiser', action.at), { callId, reason: action.reason });
      return;
    }
    case 'decide': {
      const { decision, reason } = action;
      const callId = await findCallIdBySid(db, action.callSid);
      await decideCall(services, as('admin', action.at), { callId, decision, reason });
      return;
    }
    case 'give_method':
    case 'agree_terms':
    case 'sign_w9':
    case 'give_bonus':
    case 'come_through':
      return settleWithPayee(world, action.at, action);
    default:
      return doLeadAction(world, leads, action);
  }
}
