import { CALL_VIEWS } from '@callstead/domain/calls/call-view';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { isTimeZone } from '@callstead/domain/identity/time-zone';
import {
  DIMENSIONS,
  type Dimension,
  FILTER_DIMENSIONS,
  type FilterDimension,
  MOST_DIMENSIONS,
} from '@callstead/domain/reports/dimensions';
import { METRICS } from '@callstead/domain/reports/metrics';
import * as z from 'zod';
import { text } from '../text.ts';

// GET /api/report, /api/report/export

const MOST_ROWS = 500;
const MOST_VALUES = 50;

/** Values with commas between; a value's own comma is written `%2C`. Nothing in between stands for 'not known'. */
const Values = text()
  .max(4_000)
  .transform((list) => list.split(',').map((value) => value.replaceAll('%2C', ',')))
  .refine((values) => values.length <= MOST_VALUES)
  .optional();

/** Each dimension that is no time, or comes again each week, is a filter of its own name. */
const filters = Object.fromEntries(FILTER_DIMENSIONS.map((dimension) => [dimension, Values])) as Record<
  FilterDimension,
  typeof Values
>;

const Dimensions = text()
  .max(100)
  .transform((list) => list.split(',').filter((name) => name !== ''))
  .pipe(z.array(z.enum(DIMENSIONS)).max(MOST_DIMENSIONS))
  .refine((names) => new Set(names).size === names.length);

/** Who looks, at what and when: shared by the page, its files, saved views and mails. */
export const ReportQuestion = z.object({
  /** The panel that asks, and whose figures it shows; both are honoured for admins only. */
  view: z.enum(CALL_VIEWS).optional().catch(undefined),
  account: z.uuid().optional().catch(undefined),
  /** Of titles and names. */
  language: z.enum(LANGUAGES).catch('es').default('es'),
  /** From this moment on, and before that one. */
  from: z.iso.datetime({ offset: true }),
  to: z.iso.datetime({ offset: true }),
  /** Whose hours and days they are. */
  zone: z.string().refine(isTimeZone).default('UTC'),
  /** What the rows are told apart by, up to three names with commas between; without any there is one row of everything. */
  by: Dimensions.default([] as Dimension[]),
  ...filters,
});
export type ReportQuestion = z.infer<typeof ReportQuestion>;

export const ReportQuery = ReportQuestion.extend({
  /** By a metric, the largest first, or with `+` before it the smallest; without it by time, or by what sold most. */
  sort: text().max(30).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(100),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  /** Whether each row also says what it had in as many days before. */
  compare: z
    .enum(['true', 'false'])
    .catch('false')
    .default('false')
    .transform((said) => said === 'true'),
});
export type ReportQuery = z.infer<typeof ReportQuery>;

export const ReportExportQuery = ReportQuestion.extend({
  sort: ReportQuery.shape.sort,
  /** Names of metrics with commas between; what the viewer may not see is left out. */
  columns: text().max(1_000).optional(),
  format: z.enum(['csv', 'xlsx']).default('csv'),
});
export type ReportExportQuery = z.infer<typeof ReportExportQuery>;

/** Those the viewer may see: cents and counts whole, shares between 0 and 1, null of nothing. */
export const ReportFigures = z.partialRecord(z.enum(METRICS), z.number().nullable());
export type ReportFigures = z.infer<typeof ReportFigures>;

/**
 * What a row is of: `value` filters by it, null where it is not known; `label` is a name where it has one. Words for codes and times
 * are the reader's. Campaigns go by their public id, publishers by their affId. Times are named in the zone asked for: a day
 * '2026-03-08', a week by its Monday, a month '2026-03', an hour by the moment it begins (RFC 3339), hours of the day '0' to '23',
 * weekdays '1' (Monday) to '7'.
 */
const ReportKey = z.object({ value: z.string().nullable(), label: z.string() });
export type ReportKey = z.infer<typeof ReportKey>;

export const ReportRow = z.object({
  /** In the order of `by`. */
  keys: z.array(ReportKey),
  figures: ReportFigures,
  before: ReportFigures.nullable(),
});
export type ReportRow = z.infer<typeof ReportRow>;

export const Report = z.object({
  by: z.array(z.enum(DIMENSIONS)),
  /** The span asked for, and with `compare` the one before it. */
  span: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }),
  spanBefore: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).nullable(),
  rows: z.array(ReportRow),
  /** How many there are in all. */
  rowCount: z.number().int(),
  totals: ReportFigures,
  totalsBefore: ReportFigures.nullable(),
});
export type Report = z.infer<typeof Report>;
