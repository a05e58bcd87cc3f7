import { REPORTED_STATUSES } from '@callstead/domain/conversions/conversion';
import { KEPT_REFUSALS, POSTBACK_VERDICTS } from '@callstead/domain/conversions/postback';
import { BILLING_FILTERS } from '@callstead/domain/reports/sold';
import type { Filters } from '../filters.ts';

export const CONVERSION_FILTERS = {
  /** The campaign's public id. */
  campaign: { codeLength: 20 },
  /** The publisher's affId. */
  publisher: { codeLength: 40 },
  status: { values: REPORTED_STATUSES },
  /** 'sold': what was charged and not given back, as reports count it. */
  billing: { values: BILLING_FILTERS },
  /** A conversion's, click's or call's whole id, or a txid; publishers cannot search for the last. */
  search: { textLength: 200 },
} as const satisfies Filters;

/** By what the list can be sorted; the amount is the one of the panel that asks. */
export const CONVERSION_SORTS = ['time', 'amount'] as const;
export type ConversionSort = (typeof CONVERSION_SORTS)[number];

export const POSTBACK_FILTERS = {
  campaign: { codeLength: 20 },
  verdict: { values: POSTBACK_VERDICTS },
  code: { values: KEPT_REFUSALS },
  /** A click's, call's, lead's or conversion's whole id, or a txid. */
  search: { textLength: 200 },
} as const satisfies Filters;
