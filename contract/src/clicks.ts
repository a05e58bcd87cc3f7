import { CLICK_VERDICTS } from '@callstead/domain/clicks/click';
import { LANGUAGES } from '@callstead/domain/identity/account';
import * as z from 'zod';
import { CsvZone } from './billing/statements.ts';
import { CLICK_FILTERS } from './click-filters.ts';
import { filterShape } from './filter-shape.ts';
import { DIRECTIONS, pagedListOf, pagedListParams } from './list.ts';
import { listSummaryOf } from './list-summary.ts';

const At = z.iso.datetime();
const Moment = z.iso.datetime({ offset: true }).optional().catch(undefined);

const ClickFilter = z.object({
  /** Whose clicks an admin looks at; everybody's unless told. */
  account: z.uuid().optional().catch(undefined),
  /** From this moment on, and before that one; so many days at most (MOST_CLICK_DAYS), the last ones of them. */
  from: Moment,
  to: Moment,
  ...filterShape(CLICK_FILTERS),
  /** Of campaign titles. */
  language: z.enum(LANGUAGES).catch('es').default('es'),
});
export type ClickFilter = z.infer<typeof ClickFilter>;
export const ClickListQuery = ClickFilter.extend({
  ...pagedListParams(50),
  /** Of their time; newest first unless told. */
  direction: z.enum(DIRECTIONS).optional().catch(undefined),
});
export type ClickListQuery = z.infer<typeof ClickListQuery>;
/** The zone says where its days begin. */
export const ClickSummaryQuery = ClickFilter.extend(CsvZone);
export type ClickSummaryQuery = z.infer<typeof ClickSummaryQuery>;
export const ClickExportQuery = ClickFilter.extend(CsvZone);
export type ClickExportQuery = z.infer<typeof ClickExportQuery>;

const Said = z.string().nullable();

export const ClickRow = z.object({
  id: z.string(),
  clickedAt: At,
  /** Null where the link named nothing we know. */
  campaign: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** For admins. */
  publisher: z.object({ affId: z.string(), name: z.string() }).nullable(),
  /** What stood in a link that nobody knows: 'HS999/ZZZZZ2'. */
  asked: Said,
  verdict: z.enum(CLICK_VERDICTS),
  /** The first of this visitor on this link that day. */
  isUnique: z.boolean(),
  sub1: Said,
  sub2: Said,
  sub3: Said,
  sub4: Said,
  sub5: Said,
  source: Said,
  creative: Said,
  country: Said,
  state: Said,
  referrerHost: Said,
  /** Calls that came of it. */
  calls: z.number().int(),
});
export type ClickRow = z.infer<typeof ClickRow>;

/** `since`: from which moment on was looked, later than asked where that was too long ago. */
export const ClickListResponse = pagedListOf(ClickRow).extend({ since: At });
export type ClickListResponse = z.infer<typeof ClickListResponse>;

/** Those that count, and how many of them were the first of a visitor that day. */
export const ClickSummary = listSummaryOf({ counted: z.number().int(), unique: z.number().int() });
export type ClickSummary = z.infer<typeof ClickSummary>;
