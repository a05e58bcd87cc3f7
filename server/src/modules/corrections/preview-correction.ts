import type { CorrectionSelection, PreviewCorrectionRequest } from '@callstead/contract/corrections';
import { MOST_CORRECTED } from '@callstead/domain/corrections/correction';
import { DomainError } from '@callstead/domain/errors';
import { momentsOfMonth } from '@callstead/domain/ledger/billing-month';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import type { SaleKind } from '@callstead/domain/sale-kind';
import { type Db, inTransaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { actedAt } from '../audit/acted-at.ts';
import { findLastRun } from '../billing/invoices/queries.ts';
import { type JudgedSale, judgeSales } from './judge-sales.ts';
import {
  type CorrectionItem,
  type CorrectionRow,
  findCorrection,
  insertCorrection,
  insertItems,
  keyOf,
  listDone,
  type NewItem,
} from './queries.ts';
import { streamSelected } from './sale-lists.ts';
import { type FoundSale, listCorrectable, type SaleKey } from './sale-queries.ts';

/** Finds what a list shows and writes down what would become of each. Nothing moves before it is started. */
export async function previewCorrection(
  services: Services,
  actor: Actor,
  asked: PreviewCorrectionRequest,
): Promise<string> {
  authorize(actor, 'correction.run');
  const { subject, filter } = asked.selection;
  const { keys, unbilled } = await findBilled(services.db, actor, asked.selection);
  const change = asked.action === 'reprice' ? asked.change : null;
  const set = { subject, action: asked.action, price_change: change, reverses_id: null, filter };
  return preview(services, actor, { ...set, reason: asked.reason, unbilled_items: unbilled }, { keys, done: [] });
}

/** A set that puts back what another one did, as far as that still stands. */
export async function previewReversal(
  services: Services,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<string> {
  authorize(actor, 'correction.run');
  const original = await findCorrection(services.db, id);
  if (!original) throw new DomainError('not_found');
  const isReversible = original.status === 'done' && original.reversed_by_id === null;
  if (!isReversible) throw new DomainError('correction_state', { status: original.status });
  const done = await listDone(services.db, id);
  const { subject, filter } = original;
  const set = { subject, action: 'reverse' as const, price_change: null, reverses_id: id, filter };
  return preview(services, actor, { ...set, reason, unbilled_items: 0 }, { keys: done.map(keyOf), done });
}

/** What nobody was charged for is only counted. */
async function findBilled(db: Db, actor: Member, selection: CorrectionSelection) {
  const keys: SaleKey[] = [];
  let unbilled = 0;
  for await (const batch of streamSelected(db, actor, selection)) {
    const billed = batch.filter(({ billing }) => billing !== 'none');
    unbilled += batch.length - billed.length;
    keys.push(...billed.map(({ id, arrivedAt }) => ({ id, arrivedAt })));
    if (keys.length + unbilled > MOST_CORRECTED)
      throw new DomainError('correction_too_large', { most: MOST_CORRECTED });
  }
  return { keys: keys.toReversed(), unbilled }; // the oldest first, as they are corrected
}

type NewSet = Pick<
  CorrectionRow,
  'subject' | 'action' | 'price_change' | 'reverses_id' | 'filter' | 'reason' | 'unbilled_items'
>;
type Found = { keys: readonly SaleKey[]; done: readonly CorrectionItem[] };

function preview(services: Services, actor: Member, set: NewSet, { keys, done }: Found): Promise<string> {
  return inTransaction(services, async ({ db }) => {
    const now = actedAt(actor);
    const sales = await readSales(db, set.subject, keys);
    const byId = new Map(done.map((item) => [item.subject_id, item]));
    const judged = await judgeSales(db, sales, { ...set, done: byId }, now);
    const invoicedBefore = await endOfInvoicing(db, services.config.networkZone);
    const id = await insertCorrection(db, {
      ...set,
      filter: JSON.stringify(set.filter),
      price_change: set.price_change && JSON.stringify(set.price_change),
      created_by: actor.userId,
      created_at: now,
    });
    await insertItems(
      db,
      id,
      judged.map((each) => itemOf(each, invoicedBefore)),
    );
    return id;
  });
}

const AT_ONCE = 2_000;

async function readSales(db: Db, subject: SaleKind, keys: readonly SaleKey[]): Promise<FoundSale[]> {
  const sales: FoundSale[] = [];
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    sales.push(...(await listCorrectable(db, subject, keys.slice(from, from + AT_ONCE))));
  }
  return sales;
}

/** Whatever was charged before stands on an invoice that is out. */
async function endOfInvoicing(db: Db, zone: string): Promise<Date> {
  const month = await findLastRun(db);
  return month ? momentsOfMonth(month, zone).to : new Date(0);
}

function itemOf({ sale, before, after, verdict, missingCents }: JudgedSale, invoicedBefore: Date): NewItem {
  return {
    subject_id: sale.id,
    arrived_at: sale.arrivedAt,
    advertiser_id: sale.advertiserId,
    publisher_id: sale.publisherId,
    verdict,
    before_billing: before.billing,
    before_price_cents: before.priceCents,
    before_payout_cents: before.payoutCents,
    after_billing: after.billing,
    after_price_cents: after.priceCents,
    after_payout_cents: after.payoutCents,
    missing_cents: missingCents,
    is_invoiced: sale.chargedAt !== null && sale.chargedAt < invoicedBefore,
  };
}
