import { CALL_STATUSES, OUTCOMES, REASONS } from '@callstead/domain/calls/call';
import { BILLING_FILTERS } from '@callstead/domain/reports/sold';
import type { Filters } from '../filters.ts';

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
} as const satisfies Filters;
