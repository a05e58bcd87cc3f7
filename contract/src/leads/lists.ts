import { LEAD_BILLINGS, LEAD_REASONS, LEAD_STATUSES, LEAD_WAYS } from '@callstead/domain/leads/lead';
import type { Filters } from '../filters.ts';

export const LEAD_FILTERS = {
  /** The campaign's public id. */
  campaign: { codeLength: 20 },
  /** The publisher's affId. */
  publisher: { codeLength: 40 },
  status: { values: LEAD_STATUSES },
  reason: { values: LEAD_REASONS },
  /** 'sold': what was charged and not given back, as reports count it. */
  billing: { values: [...LEAD_BILLINGS, 'sold'] },
  way: { values: LEAD_WAYS },
  /** A lead's or a click's whole id. */
  search: { textLength: 60 },
} as const satisfies Filters;

/** By what a list can be sorted; the amount is the one of the panel that asks. */
export const LEAD_SORTS = ['time', 'amount'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];
