import type { TrafficSource } from './traffic-sources.ts';
import type { UsState } from './us-states.ts';

export const CAMPAIGN_TYPES = ['call', 'lead'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

export const CAMPAIGN_STATUSES = ['draft', 'pending_review', 'active', 'paused', 'archived'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** What a conversion that an advertiser reports is. */
export const CONVERSIONS = ['sale', 'booking', 'appointment', 'policy', 'rental_day', 'package'] as const;
export type Conversion = (typeof CONVERSIONS)[number];

/** The price of a draft whose advertiser has not named it yet; nothing that is published has it. */
export const UNSAID_CENTS = 0;

export type Tier = { fromSeconds: number; priceCents: number };

/** What the advertiser pays. Fixed and tiered prices move with place and pace between floor and ceiling. */
export type Pricing =
  | { kind: 'fixed'; priceCents: number; floorCents: number; ceilingCents: number }
  | { kind: 'tiers'; tiers: readonly Tier[]; floorCents: number; ceilingCents: number }
  | ({ kind: 'per_conversion'; conversion: Conversion; priceCents: number } & LookBack)
  | ({ kind: 'percent'; conversion: Conversion; basisPoints: number; ceilingCents: number } & LookBack);

/** For how many days after a click or call its conversion can be reported; as usual unless it says so. */
type LookBack = { lookBackDays?: number | undefined };

/** Minutes of the day in the campaign's zone, `[from, to)`; a day without any is closed. Monday is 0. */
export type OpenSpan = { from: number; to: number };
export type Week = readonly [Day, Day, Day, Day, Day, Day, Day];
type Day = readonly OpenSpan[];

export type Hours = { zone: string; week: Week };

export type Geo = {
  countries: readonly string[];
  /** Empty means everywhere in those countries. */
  states: readonly UsState[];
};

/** Null means: no limit. */
export type Caps = {
  daily: number | null;
  monthly: number | null;
  counts: 'attempt' | 'connected' | 'qualified';
};

export const CAP_PERIODS = ['day', 'month'] as const;
export type CapPeriod = (typeof CAP_PERIODS)[number];

/** No campaign can ask for a longer memory of its callers. */
export const LONGEST_DUPLICATE_WINDOW_DAYS = 365;

/** However long a campaign or the network wants to keep callers and people of leads. */
export const LONGEST_PERSONAL_DATA_DAYS = 3_650;

export type Duplicates = {
  windowDays: number;
  after: 'qualified' | 'connected';
  route: boolean;
  bill: boolean;
  pay: boolean;
};

export type Target = {
  id: string;
  number: string;
  priority: number;
  weight: number;
  concurrency: number | null;
  hours: Hours | null;
  /** Rings nobody until it is taken back. */
  paused?: boolean | undefined;
};

/** Everything a campaign agrees with its publishers and its advertiser; a change is a new version. */
export type Terms = {
  pricing: Pricing;
  publisherShareBasisPoints: number;
  /** Null where talk time does not decide: leads and reported conversions. */
  minimumSeconds: number | null;
  geo: Geo;
  /** By state ('FL'), ZIP prefix ('331') or country ('country:MX'): 0.25 to 4. */
  locationMultipliers: Readonly<Record<string, number>>;
  hours: Hours;
  caps: Caps;
  concurrency: { campaign: number | null; perPublisher: number | null };
  budget: { totalCents: number | null; dailyCents: number | null };
  approvalDays: number;
  duplicates: Duplicates;
  recording: { enabled: boolean; retentionDays: number };
  unknownPlace: 'accept' | 'refuse';
  anonymousCallers: 'accept' | 'refuse';
  targets: readonly Target[];
  overflowNumber: string | null;
  traffic: { allowed: readonly TrafficSource[]; prohibited: readonly TrafficSource[] };
};

/** What people read about a campaign, in one language. */
export type CampaignTexts = {
  title: string;
  description: string;
  detailedDescription: string;
  targetAudience: string;
  /** Which calls or leads the advertiser wants. */
  target: string;
  /** What makes one qualify, beyond the seconds. */
  qualification: string;
  conversionRequirements: string;
  restrictions: string;
  notes: string;
  keywords: readonly string[];
};
