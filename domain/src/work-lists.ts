/** Lists people arrange for themselves, each by the panel it stands in. */
export const WORK_LISTS = [
  'publisher-calls',
  'advertiser-calls',
  'admin-calls',
  'publisher-leads',
  'advertiser-leads',
  'admin-leads',
  'publisher-conversions',
  'advertiser-conversions',
  'admin-conversions',
  'clicks',
  'advertiser-applications',
  'admin-applications',
  'users',
  'publishers',
  'advertisers',
  'numbers',
  'billing-statement',
  'earnings-statement',
] as const;
export type WorkList = (typeof WORK_LISTS)[number];

/** More than anybody finds again. */
export const MOST_LIST_VIEWS = 30;
export const LONGEST_LIST_VIEW_NAME = 60;
