import { CALL_STATUSES, OUTCOMES, REASONS } from '@callstead/domain/calls/call';
import { BILLING_FILTERS } from '@callstead/domain/reports/sold';
import type { Filters } from '../filters.ts';

const WAY_TEXTS = {
  sub1: { textLength: 200 },
  sub2: { textLength: 200 },
  sub3: { textLength: 200 },
  sub4: { textLength: 200 },
  sub5: { textLength: 200 },
  source: { textLength: 200 },
  creative: { textLength: 200 },
  referrerHost: { textLength: 200 },
} as const;

export const CALL_FILTERS = {
  /** The campaign's public id. */
  campaign: { codeLength: 20 },
  /** The publisher's affId. */
  publisher: { codeLength: 40 },
  status: { values: CALL_STATUSES },
  outcome: { values: OUTCOMES },
  reason: { values: REASONS },
  /** 'sold': what was charged and not given back, as reports count it. */
  billing: { values: BILLING_FILTERS },
  /** The beginning of a call's id, of the number dialled or of the caller's; publishers cannot search for callers. */
  search: { textLength: 60 },
  clickId: { codeLength: 40 },
  ...WAY_TEXTS,
} as const satisfies Filters;

/** Those that ask for the way a caller came; each exactly as it was written. */
export const WAY_FILTERS = ['clickId', ...(Object.keys(WAY_TEXTS) as (keyof typeof WAY_TEXTS)[])] as const;
export type WayFilter = (typeof WAY_FILTERS)[number];

/** By what a list can be sorted; the amount is the one of the panel that asks. */
export const CALL_SORTS = ['time', 'talkSeconds', 'amount'] as const;
export type CallSort = (typeof CALL_SORTS)[number];
