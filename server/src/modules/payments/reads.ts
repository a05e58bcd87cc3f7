import type { AutoRecharge, FundingResponse } from '@callstead/contract/payments';
import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import { topUpBounds } from '@callstead/domain/payments/payment';
import { type Actor, can } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import { createdKeyOf } from '../../db/newest-first.ts';
import { CREATED_KEY, type Page, pageOf, pageRequestOf } from '../../http/cursor.ts';
import type { Services } from '../../services.ts';
import { advertiserOf } from '../billing/reads.ts';
import { listChargebacks } from './chargebacks/queries.ts';
import { listMethods } from './methods/queries.ts';
import { presentAutoRecharge, presentMethod, type WholePayment } from './present.ts';
import { findShownPayment, listPayments, type PaymentFilter, type ShownPaymentRow } from './queries.ts';
import { findAutoRecharge, sumRecharged } from './recharge/queries.ts';
import { startOfNetworkDay } from './recharge/start-recharge.ts';
import { listRefunds } from './refunds/queries.ts';

export async function readFunding(
  services: Services,
  actor: Actor,
  picked: string | undefined,
): Promise<FundingResponse> {
  const accountId = await advertiserOf(services.db, { actor, picked });
  const [methods, autoRecharge] = [await listMethods(services.db, accountId), await readRecharge(services, accountId)];
  return {
    isOffered: services.gateway !== undefined,
    ...topUpBounds(services.settings.of('books').currency),
    methods: methods.map(presentMethod),
    autoRecharge,
  };
}

export async function readRecharge({ db, config }: Services, accountId: string): Promise<AutoRecharge | null> {
  const row = await findAutoRecharge(db, accountId);
  if (!row) return null;
  const today = startOfNetworkDay(new Date(), config.networkZone);
  return presentAutoRecharge(row, (await sumRecharged(db, accountId, today)).chargedTodayCents);
}

type PageQuery = { after?: string | undefined; limit: number };

/** Newest first, each with its refunds and chargebacks. */
export async function readPayments(db: Db, filter: PaymentFilter, query: PageQuery): Promise<Page<WholePayment>> {
  const request = pageRequestOf(query, CREATED_KEY);
  const rows = await listPayments(db, filter, { after: request.from, limit: query.limit + 1 });
  const { rows: shown, ...neighbours } = pageOf(rows, request, createdKeyOf);
  return { rows: await withSequels(db, shown), ...neighbours };
}

/** 404 instead of 403 for another's; whoever may not see their own learns of neither. */
export async function readPayment(db: Db, actor: Actor, id: string): Promise<WholePayment> {
  const own = can(actor, 'account.view-any') ? undefined : await advertiserOf(db, { actor, picked: undefined });
  const payment = await findShownPayment(db, id);
  if (!payment || (own && payment.account_id !== own)) throw new DomainError('not_found');
  return wholeOf(db, payment);
}

/** One that is there, for whoever was let in already. */
export async function rereadPayment(db: Db, id: string): Promise<WholePayment> {
  const payment = await findShownPayment(db, id);
  assert(payment, 'a payment that was just written is there');
  return wholeOf(db, payment);
}

async function wholeOf(db: Db, payment: ShownPaymentRow): Promise<WholePayment> {
  const [whole] = await withSequels(db, [payment]);
  assert(whole, 'one in, one out');
  return whole;
}

async function withSequels(db: Db, payments: readonly ShownPaymentRow[]): Promise<WholePayment[]> {
  const ids = payments.map(({ id }) => id);
  const [refunds, chargebacks] = [await listRefunds(db, ids), await listChargebacks(db, ids)];
  return payments.map((payment) => ({
    payment,
    refunds: refunds.filter(({ payment_id }) => payment_id === payment.id),
    chargebacks: chargebacks.filter(({ payment_id }) => payment_id === payment.id),
  }));
}
