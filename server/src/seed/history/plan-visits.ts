import type { Device } from '@callstead/domain/clicks/device';
import { type Chance, chanceFrom } from '../../telephony/simulator/chance.ts';
import { LEAD_CAMPAIGNS, type LeadCampaignKey } from './lead-campaigns.ts';
import type { HistoryCall } from './plan-calls.ts';
import type { HistoryLead, LeadPlan } from './plan-leads.ts';

/** A link that somebody of the demo keeps. */
export type HistoryLink = {
  campaign: 'current' | LeadCampaignKey;
  name: string;
  publisher: string;
  sub1: string;
  source: string;
  creative: string | null;
  referrerHost: string | null;
  /** How many of its visitors come on a day, on average. */
  aDay: number;
};

/** One visitor: what they clicked, and the call they made of it or the form they sent. */
export type HistoryVisit = {
  at: Date;
  link: HistoryLink;
  /** Tells visitors apart, and one who comes again from somebody new. */
  address: string;
  agent: 'person' | 'bot' | 'prefetch';
  device: Device;
  state: string;
  call: HistoryCall | null;
  lead: HistoryLead | null;
};

export const LINKS: readonly HistoryLink[] = [
  {
    ...{ campaign: 'current', name: 'Blog: el aire no enfría', publisher: 'publisher', sub1: 'no-enfria' },
    ...{ source: 'blog', creative: null, referrerHost: 'climaencasa.example', aDay: 9 },
  },
  {
    ...{ campaign: 'current', name: 'Google Ads Florida', publisher: 'publisher', sub1: 'florida' },
    ...{ source: 'google', creative: 'urgencia-24h', referrerHost: 'www.google.com', aDay: 14 },
  },
  {
    ...{ campaign: 'current', name: 'Boletín', publisher: 'publisher', sub1: 'boletin' },
    ...{ source: 'correo', creative: 'revision-gratis', referrerHost: null, aDay: 3 },
  },
  {
    ...{ campaign: 'current', name: 'Directorio de técnicos', publisher: 'affiliate', sub1: 'ficha' },
    ...{ source: 'directorio', creative: null, referrerHost: 'tecnicos.example', aDay: 6 },
  },
  {
    ...{ campaign: 'auto', name: 'Comparador de seguros', publisher: 'publisher', sub1: 'comparador' },
    ...{ source: 'seo', creative: null, referrerHost: 'comparaseguros.example', aDay: 3 },
  },
  {
    ...{ campaign: 'auto', name: 'Grupo de conductores', publisher: 'affiliate', sub1: 'grupo' },
    ...{ source: 'facebook', creative: 'tres-precios', referrerHost: 'm.facebook.com', aDay: 2 },
  },
  {
    ...{ campaign: 'life', name: 'Blog: proteger a los tuyos', publisher: 'publisher', sub1: 'proteger' },
    ...{ source: 'blog', creative: null, referrerHost: 'familiaycuentas.example', aDay: 2 },
  },
  {
    ...{ campaign: 'policies', name: 'Guía de gastos finales', publisher: 'publisher', sub1: 'guia' },
    ...{ source: 'blog', creative: null, referrerHost: 'mayores.example', aDay: 3 },
  },
];

export const isOfLeads = (campaign: string): campaign is LeadCampaignKey =>
  LEAD_CAMPAIGNS.some((each) => each === campaign);

/** Who has numbers to lend, and how many. */
export const POOL = { publisher: 'publisher', size: 6 } as const;

const SEED = 9_021;
const DAY_MS = 86_400_000;
const CALLS_THROUGH_LINKS = 0.6;
const COMES_AGAIN = 0.12;
const STATES = ['FL', 'TX', 'GA', 'CA', 'NY'] as const;
const DEVICES: readonly Device[] = ['phone', 'phone', 'phone', 'desktop', 'tablet'];

type Visiting = { calls: readonly HistoryCall[]; from: Date; end: Date; leads: LeadPlan };

/** By a dice of its own: whatever visitors do, calls and money come out as they did. */
export function planVisits({ calls, from, end, leads }: Visiting): HistoryVisit[] {
  const chance = chanceFrom(SEED);
  const [ofCalls, ofLeads] = [true, false].map((isOfCalls) =>
    LINKS.filter(({ campaign }) => isOfLeads(campaign) !== isOfCalls),
  ) as [HistoryLink[], HistoryLink[]];
  const visits = [
    ...callersOf(chance, calls, from),
    ...passersBy(chance, ofCalls, { from, end }),
    ...applicantsOf(chance, leads.leads),
    ...passersBy(chance, ofLeads, { from: new Date(leads.from.getTime() + DAY_MS / 24), end }),
  ];
  return visits.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Those who filled in the form they came to. */
function applicantsOf(chance: Chance, leads: readonly HistoryLead[]): HistoryVisit[] {
  return leads.flatMap((lead) => {
    const link = LINKS.find(({ campaign, publisher }) => campaign === lead.campaign && publisher === lead.publisher);
    if (lead.way !== 'form' || !link) return [];
    const at = new Date(lead.at.getTime() - chance.integer(50, 400) * 1000);
    return [{ ...aVisitor(chance, link), at, address: lead.address, agent: 'person' as const, lead }];
  });
}

/** Those who called the number they were shown, some minutes after their click. */
function callersOf(chance: Chance, calls: readonly HistoryCall[], from: Date): HistoryVisit[] {
  const links = LINKS.filter(({ campaign, publisher }) => campaign === 'current' && publisher === POOL.publisher);
  return calls
    .filter(({ at, line }) => at > from && line.campaign === 'current' && line.publisher === POOL.publisher)
    .filter(() => chance.happens(CALLS_THROUGH_LINKS))
    .map((call) => ({
      ...aVisitor(chance, chance.pick(links)),
      at: new Date(call.at.getTime() - chance.integer(40, 600) * 1000),
      state: call.state,
      device: 'phone',
      call,
    }));
}

function passersBy(
  chance: Chance,
  links: readonly HistoryLink[],
  { from, end }: { from: Date; end: Date },
): HistoryVisit[] {
  const span = end.getTime() - from.getTime();
  return links.flatMap((link) =>
    Array.from({ length: Math.round((link.aDay * span) / DAY_MS) }, () => {
      const visit = { ...aVisitor(chance, link), at: new Date(from.getTime() + Math.floor(chance.next() * span)) };
      const again = { ...visit, at: new Date(Math.min(visit.at.getTime() + 90_000, end.getTime())) };
      return chance.happens(COMES_AGAIN) ? [visit, again] : [visit];
    }).flat(),
  );
}

function aVisitor(chance: Chance, link: HistoryLink): Omit<HistoryVisit, 'at'> {
  const dice = chance.next();
  return {
    link,
    address: `198.51.${chance.integer(100, 199)}.${chance.integer(1, 254)}`,
    agent: dice < 0.03 ? 'bot' : dice < 0.05 ? 'prefetch' : 'person',
    device: chance.pick(DEVICES),
    state: chance.pick(STATES),
    ...{ call: null, lead: null },
  };
}
