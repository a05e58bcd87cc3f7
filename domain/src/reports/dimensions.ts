import type { CallView } from '../calls/call-view.ts';

/** By what time is told apart, in the zone asked for. Monday is the first weekday. */
export const TIME_DIMENSIONS = ['hour', 'day', 'week', 'month', 'hourOfDay', 'weekday'] as const;
export type TimeDimension = (typeof TIME_DIMENSIONS)[number];

/** They come again each week: a report can be narrowed to some of them. */
export const WEEK_DIMENSIONS = ['weekday', 'hourOfDay'] as const satisfies readonly TimeDimension[];
export type WeekDimension = (typeof WEEK_DIMENSIONS)[number];

/** By what else: what each call, lead, click or conversion was, or came from. */
export const FACT_DIMENSIONS = [
  'campaign',
  'category',
  'advertiser',
  'publisher',
  'link',
  'source',
  'creative',
  'sub1',
  'sub2',
  'sub3',
  'sub4',
  'sub5',
  'number',
  'target',
  'state',
  'country',
  'outcome',
  'reason',
  'billing',
  'device',
  'referrerHost',
] as const;
export type FactDimension = (typeof FACT_DIMENSIONS)[number];

export const DIMENSIONS = [...TIME_DIMENSIONS, ...FACT_DIMENSIONS] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** By what a report can be narrowed, each a parameter of its name. */
export const FILTER_DIMENSIONS = [...FACT_DIMENSIONS, ...WEEK_DIMENSIONS] as const;
export type FilterDimension = (typeof FILTER_DIMENSIONS)[number];

export const isTimeDimension = (dimension: Dimension): dimension is TimeDimension =>
  TIME_DIMENSIONS.some((each) => each === dimension);

/** Who is on the other side is told to admins alone; where calls are sent is the advertiser's, what a link carried the publisher's. */
const HIDDEN: Record<CallView, readonly FactDimension[]> = {
  publisher: ['advertiser', 'publisher', 'target'],
  advertiser: ['advertiser', 'link', 'sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'number', 'referrerHost'],
  admin: [],
};

export const dimensionsFor = (view: CallView): Dimension[] =>
  DIMENSIONS.filter((dimension) => !HIDDEN[view].some((hidden) => hidden === dimension));

/** More at once nobody reads. */
export const MOST_DIMENSIONS = 3;
