import { hoursLeft, isLow, runsOutAt } from '@callstead/domain/billing/hours-left';
import { DomainError } from '@callstead/domain/errors';
import type { UserType } from '@callstead/domain/identity/account';
import { momentsOfMonth, monthOf } from '@callstead/domain/ledger/billing-month';
import { advertiserFunds, publisherFunds } from '@callstead/domain/ledger/own-funds';
import { type Actor, can } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import { KEY, pageOf, pageRequestOf } from '../../http/cursor.ts';
import type { Services } from '../../services.ts';
import { accountOfPage } from '../identity/profile/reads.ts';
import { findBalance } from '../ledger/queries.ts';
import { methodInForce } from '../payouts/queries.ts';
import { readNextPayout } from '../payouts/runs/read-next-payout.ts';
import { listCreditNotes } from './documents/queries.ts';
import { findInvoice, listInvoiceLines, listInvoices } from './invoices/queries.ts';
import { readSpending } from './low-balance/spending.ts';
import { sumUsage } from './queries.ts';
import type { Holder } from './statements/reads.ts';

type AccountRequest = { actor: Actor; picked: string | undefined };
type When = { now: Date; zone: string };

/** One advertiser's: their own, or the one an admin picked. */
export const advertiserOf = (db: Db, request: AccountRequest) => holderOf(db, request, 'billing.read', ['advertiser']);
export const publisherOf = (db: Db, request: AccountRequest) =>
  holderOf(db, request, 'earnings.read', ['publisher', 'affiliate']);

async function holderOf(
  db: Db,
  { actor, picked }: AccountRequest,
  action: 'billing.read' | 'earnings.read',
  types: UserType[],
): Promise<string> {
  if (can(actor, 'account.view-any') && !picked)
    throw new DomainError('validation_failed', { fields: { account: 'required' } });
  const account = await accountOfPage(db, actor, { action, picked });
  if (!types.includes(account.type)) throw new DomainError('not_found');
  return account.id;
}

/** A call in progress is no expense: setting money aside gets no line. */
export const advertiserHolder = (id: string): Holder<'balance' | 'reserved'> => ({
  funds: advertiserFunds(id),
  outwardOnly: true,
  hidesCallers: false,
});
/** Every step towards the payout is news. */
export const publisherHolder = (id: string): Holder<'held' | 'payable' | 'paying'> => ({
  funds: publisherFunds(id),
  outwardOnly: false,
  hidesCallers: true,
});

export async function readBilling(
  db: Db,
  advertiserId: string,
  { now, zone, alertHours }: When & { alertHours: number },
) {
  const { balance, reserved } = advertiserFunds(advertiserId);
  const month = monthOf(now, zone);
  const [spending, free, set, spentCents] = await Promise.all([
    readSpending(db, advertiserId, { now, zone }),
    findBalance(db, balance),
    findBalance(db, reserved),
    sumUsage(db, advertiserId, momentsOfMonth(month, zone)),
  ]);
  return {
    balanceCents: free?.balance_cents ?? 0,
    reservedCents: set?.balance_cents ?? 0,
    creditLimitCents: Math.abs(free?.floor_cents ?? 0),
    spentThisMonthCents: spentCents,
    runsOutAt: runsOutAt(spending, now)?.toISOString() ?? null,
    isLow: isLow(hoursLeft(spending), { alertHours, wasLow: false }),
    month,
    zone,
  };
}

export async function readEarnings(
  services: Pick<Services, 'db' | 'settings' | 'config'>,
  publisherId: string,
  when: When,
) {
  const { db } = services;
  const { held, payable, paying } = publisherFunds(publisherId);
  const [inHeld, inPayable, inPaying, method, next] = await Promise.all([
    findBalance(db, held),
    findBalance(db, payable),
    findBalance(db, paying),
    methodInForce(db, publisherId, when.now),
    readNextPayout(services, publisherId, when),
  ]);
  const { thresholdCents, ...nextPayout } = next;
  return {
    heldCents: inHeld?.balance_cents ?? 0,
    payableCents: inPayable?.balance_cents ?? 0,
    payingCents: inPaying?.balance_cents ?? 0,
    hasPaymentMethod: method?.is_complete === true,
    thresholdCents,
    nextPayout,
    zone: when.zone,
  };
}

/** Newest first. */
export async function pageOfInvoices(
  db: Db,
  advertiserId: string,
  query: { after?: string | undefined; limit: number },
) {
  const request = pageRequestOf(query, [KEY.month]);
  const rows = await listInvoices(db, advertiserId, { after: request.from?.[0], limit: query.limit + 1 });
  return pageOf(rows, request, (row) => [row.month]);
}

/** Whose documents somebody may read; undefined: everybody's. */
export const ownAdvertiser = async (db: Db, actor: Actor): Promise<string | undefined> =>
  can(actor, 'account.view-any') ? undefined : advertiserOf(db, { actor, picked: undefined });

/** 404 instead of 403 for another's invoice; whoever may not see their own learns of neither. */
export async function readInvoice(db: Db, actor: Actor, id: string) {
  const own = await ownAdvertiser(db, actor);
  const found = await loadInvoice(db, id);
  if (!found || (own && found.invoice.advertiser_id !== own)) throw new DomainError('not_found');
  return found;
}

export async function loadInvoice(db: Db, id: string) {
  const invoice = await findInvoice(db, id);
  if (!invoice) return undefined;
  return { invoice, lines: await listInvoiceLines(db, id), creditNotes: await listCreditNotes(db, id) };
}
