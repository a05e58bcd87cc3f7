/** What fell between two moments: what counted, and everything else. */
export type HistogramBar = {
  from: string;
  to: string;
  /** In words, and as short as an axis wants it. */
  name: string;
  short: string;
  counted: number;
  others: number;
};
