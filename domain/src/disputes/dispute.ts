import type { Billing } from '../calls/call.ts';
import { SALE_KINDS, type SaleKind } from '../sale-kind.ts';

/** What an advertiser holds against a call; of a lead the reason of its return says it, of a conversion only their words. */
export const DISPUTE_CATEGORIES = [
  'wrong_service',
  'not_a_customer',
  'spam',
  'bad_connection',
  'outside_area',
  'duplicate_elsewhere',
  'other',
] as const;
export type DisputeCategory = (typeof DISPUTE_CATEGORIES)[number];

/** Whatever is sold can be disputed. */
export const DISPUTED_KINDS = SALE_KINDS;
export type DisputedKind = SaleKind;

export const DISPUTE_SIDES = ['advertiser', 'publisher', 'admin'] as const;
export type DisputeSide = (typeof DISPUTE_SIDES)[number];

/** A recording ends before: nobody talks for a day. */
export const LAST_SECOND = 86_400;

const HOUR_MS = 3_600_000;
/** So long the publisher has to answer, and then the network to decide. */
export const ANSWER_HOURS = 72;
export const DECIDE_HOURS = 48;
/** Of all sides together: a thread is no chat. An appeal allows as many again. */
export const MOST_DISPUTE_MESSAGES = 50;
export const MOST_THREAD_MESSAGES = 2 * MOST_DISPUTE_MESSAGES;

const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);

export type DisputeClock = { answerBy: Date; decideBy: Date };

/** The network's time starts with the publisher's answer, or when theirs is over. */
export function disputeClock({ openedAt, answeredAt }: { openedAt: Date; answeredAt: Date | null }): DisputeClock {
  const answerBy = hoursAfter(openedAt, ANSWER_HOURS);
  return { answerBy, decideBy: hoursAfter(answeredAt ?? answerBy, DECIDE_HOURS) };
}

/** Who is to move; nobody once it is decided. */
export const DISPUTE_TURNS = ['publisher', 'admin'] as const;
export type DisputeTurn = (typeof DISPUTE_TURNS)[number];

type Told = { openedAt: Date; answeredAt: Date | null; billing: Billing };

export function disputeTurn({ openedAt, answeredAt, billing }: Told, now: Date): DisputeTurn | null {
  if (billing !== 'disputed') return null;
  const { answerBy } = disputeClock({ openedAt, answeredAt });
  return answeredAt === null && now < answerBy ? 'publisher' : 'admin';
}

/** While it is open; a publisher inside their time, or once they have answered in it. While an appeal waits, everybody. */
export function mayWriteInDispute(
  side: DisputeSide,
  told: Told & { messages: number; isAppealOpen?: boolean },
  now: Date,
): boolean {
  if (told.isAppealOpen) return told.messages < MOST_THREAD_MESSAGES;
  if (told.billing !== 'disputed' || told.messages >= MOST_DISPUTE_MESSAGES) return false;
  return side !== 'publisher' || told.answeredAt !== null || now < disputeClock(told).answerBy;
}
