import { OFFERED } from '../offered.ts';
import type { CallView } from './call-view.ts';

/** The way a caller came, as a click or the page that borrowed the number told it. */
export const WAY_COLUMNS = [
  'clickId',
  'sub1',
  'sub2',
  'sub3',
  'sub4',
  'sub5',
  'source',
  'creative',
  'page',
  'referrerHost',
] as const;

/** The columns people expect in call lists, in their order; on the screen and in exports. */
export const CALL_COLUMNS = [
  'time',
  'id',
  'campaign',
  'publisher',
  'advertiser',
  'number',
  'caller',
  'place',
  'ringSeconds',
  'talkSeconds',
  'endedBy',
  'status',
  'outcome',
  'reason',
  'price',
  'payout',
  'margin',
  'billing',
  'recording',
  ...WAY_COLUMNS,
] as const;
export type CallColumn = (typeof CALL_COLUMNS)[number];

/** What one side pays is none of the other's business. */
const HIDDEN: Readonly<Record<CallView, readonly CallColumn[]>> = {
  admin: [],
  advertiser: ['advertiser', 'payout', 'margin'],
  publisher: ['advertiser', 'price', 'margin'],
};

/** Only a click on a link can fill it. */
const isFilled = (column: CallColumn) => OFFERED.links || column !== 'clickId';

/** Those of `wanted` the view may show, or all it may; always in the one order. */
export function callColumns(view: CallView, wanted?: readonly string[]): CallColumn[] {
  const shown = CALL_COLUMNS.filter((column) => isFilled(column) && !HIDDEN[view].includes(column));
  return wanted ? shown.filter((column) => wanted.includes(column)) : shown;
}
