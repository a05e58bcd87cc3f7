/** How a publisher may bring calls and leads; a campaign allows some and prohibits others. */
export const TRAFFIC_SOURCES = [
  'seo',
  'paid_search',
  'display',
  'native',
  'social_ads',
  'social_organic',
  'video',
  'email',
  'sms',
  'push',
  'local_listings',
  'content_blogs',
  'comparison_sites',
  'influencers',
  'radio_tv',
  'print',
  'call_center_transfer',
  'brand_bidding',
  'incentivized',
  'pop_ads',
  'adult',
  'robocalls',
  'misleading_claims',
] as const;

export type TrafficSource = (typeof TRAFFIC_SOURCES)[number];
