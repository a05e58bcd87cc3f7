import type {
  CallDifference,
  CarrierAccount,
  CarrierHealth,
  NumberOrder,
  RefillState,
} from '@callstead/contract/carriers';
import type { RefillWish } from '@callstead/domain/numbers/refill';
import type { SummedHealth } from './health-queries.ts';
import type { HinderedRefill, ShownOrder } from './order-queries.ts';
import type { AccountWithNumbers } from './queries.ts';
import type { ShownDifference } from './reconcile-queries.ts';

export function presentHealth(row: SummedHealth | undefined): CarrierHealth {
  const webhooks = Number(row?.webhooks ?? 0);
  return {
    webhooks,
    forged: Number(row?.forged ?? 0),
    unanswered: Number(row?.unanswered ?? 0),
    averageMs: row && webhooks > 0 ? Math.round(Number(row.answer_ms ?? 0) / webhooks) : null,
    slowestMs: webhooks > 0 ? (row?.slowest_ms ?? null) : null,
    lastWebhookAt: row?.last_webhook_at?.toISOString() ?? null,
  };
}

export function presentAccount(row: AccountWithNumbers, health: SummedHealth | undefined, now: Date): CarrierAccount {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    host: row.host,
    accountSid: row.account_sid,
    createdAt: row.created_at.toISOString(),
    previousUntil: row.previous_until && row.previous_until > now ? row.previous_until.toISOString() : null,
    checkedAt: row.checked_at.toISOString(),
    checkFailure: row.check_failure,
    mended: row.mended_count,
    missing: row.missing_count,
    foreign: row.foreign_count,
    numbers: row.numbers,
    monthlyCents: Number(row.number_cents),
    health: presentHealth(health),
  };
}

export const presentOrder = (row: ShownOrder): NumberOrder => ({
  id: row.id,
  accountName: row.account_name,
  number: row.number,
  monthlyCents: row.monthly_cents,
  origin: row.origin,
  state: row.state,
  failure: row.failure,
  askedAt: row.asked_at.toISOString(),
});

export const presentDifference = (row: ShownDifference): CallDifference => ({
  callSid: row.call_sid,
  accountName: row.account_name,
  kind: row.kind,
  number: row.number,
  calledAt: row.called_at.toISOString(),
  seconds: row.seconds,
  done: row.done,
});

type Pool = Pick<RefillState, 'free' | 'ordered' | 'boughtToday'>;

export const presentRefill = (
  { country, type, level, perDay }: RefillWish,
  { free, ordered, boughtToday }: Pool,
  hindered: HinderedRefill | undefined,
): RefillState => ({
  ...{ country, type, level, perDay },
  ...{ free, ordered, boughtToday },
  hindrance: hindered?.hindrance ?? null,
  hinderedSince: hindered?.since.toISOString() ?? null,
});
