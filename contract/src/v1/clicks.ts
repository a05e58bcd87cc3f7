import * as z from 'zod';
import { CLICK_FILTERS } from '../click-filters.ts';
import { ClickRow } from '../clicks.ts';
import { exactFilterShape } from '../filter-shape.ts';
import { listOf } from '../list.ts';
import { page, period, whose } from './exact.ts';

const { campaign: offerId, ...filters } = CLICK_FILTERS;

export const ClicksAsked = z.strictObject({
  ...whose,
  ...period,
  ...exactFilterShape({ offerId, ...filters }),
  ...page,
});
export type ClicksAsked = z.infer<typeof ClicksAsked>;

export const Click = ClickRow.omit({ clickedAt: true, campaign: true, publisher: true, isUnique: true }).extend({
  createdAt: ClickRow.shape.clickedAt,
  /** Null where the link named nothing we know. */
  offerId: z.string().nullable(),
  /** For admins. */
  affId: z.string().nullable(),
  /** The first of this visitor on this link that day. */
  unique: z.boolean(),
});
export type Click = z.infer<typeof Click>;

/** `since`: from which moment on was looked, later than asked where that was too long ago. */
export const ClickList = listOf(Click).extend({ since: z.iso.datetime() });
