import type { LegalData } from '@callstead/contract/billing/details';
import type { Issuer } from '@callstead/contract/billing/statements';
import { assert } from '@callstead/domain/assert';
import { openAtIssue, USUAL_NET_DAYS } from '@callstead/domain/billing/invoice-status';
import { addDays } from '@callstead/domain/calendar-day';
import { balanceOf } from '@callstead/domain/ledger/accounts';
import { addMonths, closedMonths, type Month, momentsOfMonth, monthOf } from '@callstead/domain/ledger/billing-month';
import { localDate } from '@callstead/domain/zone-clock';
import { type Db, inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { issuerAt } from '../../../settings/issuer.ts';
import { type AccountRow, findAccount } from '../../identity/queries.ts';
import { findNetDays } from '../../ledger/net-days.ts';
import { findBalance, lockBalances } from '../../ledger/queries.ts';
import { issueCreditNotes } from '../documents/credit-notes.ts';
import { legalDataAt } from '../documents/legal-data.ts';
import { findNewestEntry } from '../net-terms/queries.ts';
import { sumUsage } from '../queries.ts';
import { billToOf } from './bill-to.ts';
import {
  findFirstUse,
  findInvoiceOfMonth,
  findLastRun,
  insertInvoice,
  insertRun,
  listCampaignTitles,
  listInvoiced,
  listUninvoiced,
  listUse,
  lockCounter,
  type NewInvoice,
  type NewLine,
} from './queries.ts';

/** `netDays`: for advertisers with whom no days were agreed. */
type When = { now: Date; zone: string; netDays?: number };

/**
 * Writes the usage statements of every month that has ended and has none: on the 1st those of the month before, after a
 * long sleep all that were missed. Any number of processes may do this at once.
 */
export async function issueInvoices(services: WithDb, { now, zone, netDays = USUAL_NET_DAYS }: When): Promise<void> {
  const { db } = services;
  for (const month of await dueMonths(db, { now, zone })) {
    const { to } = momentsOfMonth(month, zone);
    for (const advertiserId of await listUninvoiced(db, month, to)) {
      await issueInvoice(services, advertiserId, month, { now, zone, netDays });
    }
    await insertRun(db, month, now);
  }
}

async function dueMonths(db: Db, { now, zone }: Omit<When, 'netDays'>): Promise<Month[]> {
  const last = await findLastRun(db);
  if (last) return closedMonths(addMonths(last, 1), now, zone);
  const firstUse = await findFirstUse(db);
  return firstUse ? closedMonths(monthOf(firstUse, zone), now, zone) : [];
}

/** Exactly once: whoever holds the counter looks first whether the invoice stands already. */
function issueInvoice(services: WithDb, advertiserId: string, month: Month, when: When): Promise<void> {
  const { now, zone } = when;
  return inTransaction(services, async (tx) => {
    await lockCounter(tx.db);
    if (await findInvoiceOfMonth(tx.db, advertiserId, month)) return;
    const lines = await linesOf(tx.db, advertiserId, month, zone);
    if (lines.length === 0) return;
    const advertiser = await findAccount(tx.db, advertiserId);
    assert(advertiser, 'accounts are never deleted');
    const legal = { issuer: await issuerAt(tx.db, now), legal: await legalDataAt(tx.db, advertiserId, now) };
    const head = headOf(advertiser, { month, now, zone }, legal);
    const open = await openPart(tx.db, advertiserId, lines, when);
    const invoice = await insertInvoice(tx.db, { ...head, ...open }, lines);
    await issueCreditNotes(tx.db, invoice, lines);
    await emit(tx, 'network', {
      type: 'invoice.issued',
      subject: { type: 'ledger', id: advertiserId, name: advertiser.name },
      accountId: advertiserId,
      at: now,
      facts: { invoiceId: invoice.id },
    });
  });
}

type Head = Omit<NewInvoice, 'open_cents' | 'due_on' | 'opened_after'>;

/** What the balance did not pay, looked at while nobody can change it: what is booked later can cover it. */
async function openPart(
  db: Db,
  advertiserId: string,
  lines: readonly NewLine[],
  { now, zone, netDays = USUAL_NET_DAYS }: When,
) {
  const account = balanceOf(advertiserId);
  await lockBalances(db, [account]);
  const balance = await findBalance(db, account);
  const amountCents = lines.reduce((sum, line) => sum + line.amount_cents, 0);
  const openCents = openAtIssue({ amountCents, balanceCents: balance?.balance_cents ?? 0 });
  if (openCents === 0) return { open_cents: 0, due_on: null, opened_after: null };
  const days = (await findNetDays(db, advertiserId)) ?? netDays;
  const dueOn = addDays(localDate(now, zone), days);
  return { open_cents: openCents, due_on: dueOn, opened_after: await findNewestEntry(db) };
}

type Legal = { issuer: Issuer; legal: LegalData | undefined };

function headOf(
  advertiser: AccountRow,
  { month, now, zone }: Omit<When, 'netDays'> & { month: Month },
  { issuer, legal }: Legal,
): Head {
  return {
    advertiser_id: advertiser.id,
    month,
    zone,
    issued_at: now,
    bill_to: billToOf(advertiser, legal),
    issuer,
  };
}

/** The month's own calls, then what was given back of earlier ones or came on top of them, then what was booked too late for its own invoice. */
async function linesOf(db: Db, advertiserId: string, month: Month, zone: string): Promise<NewLine[]> {
  const { from, to } = momentsOfMonth(month, zone);
  const used = await listUse(db, advertiserId, { from, to, zone });
  const own = used.map(({ campaign_id, charged_month, calls, cents }) => ({
    ...kindOf(charged_month, month, cents),
    campaign_id,
    calls,
    amount_cents: cents,
  }));
  const lines = [...own, ...(await lateLines(db, advertiserId, { from, zone }))];
  if (lines.length === 0) return [];
  const titles = await listCampaignTitles(db, [...new Set(lines.map((line) => line.campaign_id))]);
  return lines.map((line) => {
    const campaign = titles.get(line.campaign_id);
    assert(campaign, 'a campaign with calls is never deleted');
    return { ...line, campaign };
  });
}

/** What a correction adds to a month that is invoiced is late; what it gives back is a credit of that month. */
function kindOf(chargedMonth: Month, month: Month, cents: number): Pick<NewLine, 'kind' | 'charged_month'> {
  if (chargedMonth === month) return { kind: 'usage', charged_month: month };
  return cents > 0 ? { kind: 'late', charged_month: null } : { kind: 'credit', charged_month: chargedMonth };
}

/** A call can be settled long after it ended, and is dated when it ended: its month's invoice may be out by then. */
async function lateLines(db: Db, advertiserId: string, { from, zone }: { from: Date; zone: string }) {
  const invoiced = await listInvoiced(db, advertiserId);
  const total = invoiced.reduce((sum, { cents }) => sum + cents, 0);
  if (total === (await sumUsage(db, advertiserId, { from: undefined, to: from }))) return []; // as good as always
  const open = new Map<string, { calls: number; cents: number }>();
  const add = (campaignId: string, calls: number, cents: number) => {
    const before = open.get(campaignId) ?? { calls: 0, cents: 0 };
    open.set(campaignId, { calls: before.calls + calls, cents: before.cents + cents });
  };
  for (const use of await listUse(db, advertiserId, { from: undefined, to: from, zone }))
    add(use.campaign_id, use.calls, use.cents);
  for (const line of invoiced) add(line.campaign_id, -line.calls, -line.cents);
  return [...open]
    .filter(([, { cents }]) => cents !== 0)
    .map(([campaign_id, { calls, cents }]) => {
      return { kind: 'late' as const, campaign_id, charged_month: null, calls, amount_cents: cents };
    });
}
