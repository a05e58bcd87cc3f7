import { CLICK_VERDICTS } from '@callstead/domain/clicks/click';
import type { Filters } from './filters.ts';

export const CLICK_FILTERS = {
  /** The campaign's public id. */
  campaign: { codeLength: 20 },
  verdict: { values: CLICK_VERDICTS },
  /** The first of a visitor that day, or one that came again. */
  visit: { values: ['first', 'again'] },
  /** The beginning of a click's id. */
  search: { textLength: 40 },
} as const satisfies Filters;
