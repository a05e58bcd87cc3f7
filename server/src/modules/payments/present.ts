import type { AdminPayment, AutoRecharge, FundingMethod, Payment, UnbookedPayment } from '@callstead/contract/payments';
import { refundableCents } from '@callstead/domain/payments/refund';
import type { ChargebackRow } from './chargebacks/queries.ts';
import type { FundingMethodRow } from './methods/queries.ts';
import type { listUnbooked, ShownPaymentRow } from './queries.ts';
import type { AutoRechargeRow } from './recharge/queries.ts';
import type { RefundRow } from './refunds/queries.ts';

/** A payment with what became of it since. */
export type WholePayment = { payment: ShownPaymentRow; refunds: RefundRow[]; chargebacks: ChargebackRow[] };

const sum = (rows: readonly { amount_cents: number }[]) => rows.reduce((total, row) => total + row.amount_cents, 0);

export function presentPayment({ payment, refunds, chargebacks }: WholePayment): Payment {
  const { method_kind: kind, method_brand: brand, method_last4: last4 } = payment;
  return {
    id: payment.id,
    origin: payment.origin,
    status: payment.status,
    amountCents: payment.amount_cents,
    receivedCents: payment.received_cents,
    declineCode: payment.decline_code,
    method: kind && last4 ? { kind, brand, last4 } : null,
    createdAt: payment.created_at.toISOString(),
    settledAt: payment.settled_at?.toISOString() ?? null,
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amountCents: refund.amount_cents,
      status: refund.status,
      reason: refund.reason,
      askedAt: refund.created_at.toISOString(),
    })),
    chargebacks: chargebacks.map((chargeback) => ({
      amountCents: chargeback.amount_cents,
      status: chargeback.status,
      reason: chargeback.reason,
      isWithdrawn: chargeback.is_withdrawn,
      openedAt: chargeback.opened_at.toISOString(),
    })),
    refundableCents: refundableCents({
      receivedCents: payment.received_cents ?? 0,
      refundedCents: sum(refunds.filter(({ status }) => status !== 'failed')),
      chargedBackCents: sum(chargebacks.filter(({ status }) => status !== 'won')),
    }),
  };
}

export function presentAdminPayment(whole: WholePayment): AdminPayment {
  const { account_id: id, advertiser_name: name, intent_ref, fee_cents } = whole.payment;
  return { ...presentPayment(whole), advertiser: { id, name }, intentRef: intent_ref, feeCents: fee_cents };
}

export function presentMethod(row: FundingMethodRow): FundingMethod {
  const { expires_month: month, expires_year: year } = row;
  return {
    id: row.id,
    kind: row.kind,
    brand: row.brand,
    last4: row.last4,
    expires: month && year ? { month, year } : null,
    isDefault: row.is_default,
    addedAt: row.created_at.toISOString(),
  };
}

export function presentAutoRecharge(row: AutoRechargeRow, chargedTodayCents: number): AutoRecharge {
  const { stopped_at: at, stopped_because: because, decline_code: declineCode } = row;
  return {
    isOn: row.is_on,
    belowCents: row.below_cents,
    addCents: row.add_cents,
    dailyLimitCents: row.daily_limit_cents,
    methodId: row.funding_method_id,
    version: row.version,
    stopped: at && because ? { at: at.toISOString(), because, declineCode } : null,
    chargedTodayCents,
  };
}

type UnbookedRow = Awaited<ReturnType<typeof listUnbooked>>[number];

export function presentUnbooked(row: UnbookedRow): UnbookedPayment {
  const { advertiser_id: id, advertiser_name: name } = row;
  return {
    intentRef: row.intent_ref,
    amountCents: row.amount_cents,
    currency: row.currency,
    reason: row.reason,
    advertiser: id && name ? { id, name } : null,
    foundAt: row.found_at.toISOString(),
  };
}
