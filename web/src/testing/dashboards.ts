import type {
  AdminOverview,
  AdvertiserDashboard,
  CampaignMeter,
  JoinedCampaign,
  PeriodFigures,
  PublisherDashboard,
  Queue,
  WaitingItem,
} from '@callstead/contract/reports/dashboards';

const FIGURES = { calls: 0, leadsIn: 0, leads: 0, amountCents: 0 };
const PARTS = { sold: { calls: 0, leads: 0, conversions: 0 }, conversions: 0, formVisits: 0, outsideClicks: 0 };

/** A period in which nothing happened. */
export const aPeriod = (changes: Partial<PeriodFigures> = {}): PeriodFigures => ({
  ...{ ...FIGURES, ...PARTS, before: FIGURES, series: [FIGURES, FIGURES] },
  ...changes,
});

/** Twelve calls and forty forms, of which five became something. */
export const MIXED: PeriodFigures = aPeriod({
  ...{ calls: 12, leadsIn: 6, leads: 5, amountCents: 20_000 },
  ...{ sold: { calls: 2, leads: 3, conversions: 0 }, conversions: 5, formVisits: 40 },
});

const ALWAYS = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]) as CampaignMeter['hours']['week'];

export const aMeter = (changes: Partial<CampaignMeter> = {}): CampaignMeter => ({
  ...{ id: crypto.randomUUID(), publicId: 'HS015', titles: { en: 'Roofs', es: 'Techos' }, type: 'lead' },
  hours: { zone: 'America/New_York', week: ALWAYS },
  resetsAt: '2026-03-10T04:00:00.000Z',
  daily: { cap: 5, used: 2, inFlight: 1 },
  monthly: { cap: null, used: 2, inFlight: 1 },
  ...{ dailyBudgetCents: null, spentCents: 15_000 },
  ...changes,
});

const NONE: Queue = { count: 0, oldest: [] };

export const aWaitingItem = (changes: Partial<WaitingItem> = {}): WaitingItem => ({
  id: crypto.randomUUID(),
  who: 'Pablo Editor',
  campaign: { publicId: 'HS015', titles: { en: 'Roofs', es: 'Techos' } },
  ...{ note: null, amountCents: null, since: '2026-03-09T08:00:00.000Z' },
  ...changes,
});

export const anAdvertiserDashboard = (changes: Partial<AdvertiserDashboard> = {}): AdvertiserDashboard => ({
  ...{ period: aPeriod(), activeCampaigns: 1, meters: [], applications: NONE },
  ...changes,
});

export const aPublisherDashboard = (changes: Partial<PublisherDashboard> = {}): PublisherDashboard => ({
  ...{ firstSteps: null, campaigns: [] },
  ...{ period: aPeriod(), today: { amountCents: 0, beforeCents: 0, sold: PARTS.sold } },
  ...{ reasons: [], leadReasons: [], applications: 1, openTickets: 0 },
  earnings: { heldCents: 0, payableCents: 0, payingCents: 0, nextPayout: null },
  ...changes,
});

export const aJoinedCampaign = (changes: Partial<JoinedCampaign> = {}): JoinedCampaign => ({
  ...{ publicId: 'HS015', titles: { en: 'Roofs', es: 'Techos' }, type: 'call', status: 'active' },
  hours: { zone: 'America/New_York', week: ALWAYS },
  trackingNumber: '+13055550142',
  ...{ came: 20, cameToday: 3, qualifyRate: 0.25, epcCents: 450, amountCents: 9_000 },
  days: [0, 1_000, 2_000, 0, 3_000, 1_000, 2_000],
  today: { cap: 10, used: 3, inFlight: 1 },
  ...changes,
});

const DAY = { calls: 0, leadsIn: 0, leads: 0, revenueCents: 0, marginCents: 0 };

export const anOverview = (
  today: Partial<AdminOverview['today']> = {},
  waiting: Partial<AdminOverview['waiting']> = {},
): AdminOverview => ({
  ...{ liveCalls: 0, today: { ...DAY, ...PARTS, before: DAY, ...today }, days: [DAY, DAY] },
  waiting: {
    ...{ accounts: NONE, campaigns: NONE, applications: NONE, disputedCalls: NONE, reviewCalls: NONE },
    ...{ openTickets: NONE, disputedConversions: NONE, reviewConversions: NONE, disputedLeads: NONE },
    ...waiting,
  },
});
