import type { CallView } from '../calls/call-view.ts';

/** The columns of lists of leads, in their order; on the screen and in files. */
export const LEAD_COLUMNS = [
  'time',
  'id',
  'campaign',
  'publisher',
  'advertiser',
  'way',
  'name',
  'phone',
  'email',
  'answers',
  'place',
  'status',
  'reason',
  'price',
  'payout',
  'margin',
  'billing',
  'returned',
  'clickId',
  'sub1',
  'sub2',
  'sub3',
  'sub4',
  'sub5',
  'source',
  'creative',
  'test',
] as const;
export type LeadColumn = (typeof LEAD_COLUMNS)[number];

/** What one side pays is none of the other's business. */
const HIDDEN: Readonly<Record<CallView, readonly LeadColumn[]>> = {
  admin: [],
  advertiser: ['advertiser', 'payout', 'margin'],
  publisher: ['publisher', 'advertiser', 'answers', 'price', 'margin'],
};

/** Those of `wanted` the view may show, or all it may; always in the one order. */
export function leadColumns(view: CallView, wanted?: readonly string[]): LeadColumn[] {
  const shown = LEAD_COLUMNS.filter((column) => !HIDDEN[view].includes(column));
  return wanted ? shown.filter((column) => wanted.includes(column)) : shown;
}
