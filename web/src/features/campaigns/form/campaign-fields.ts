import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import type { Category } from '@callstead/domain/campaigns/categories';
import { editableTexts } from '@callstead/domain/campaigns/editable-texts';
import {
  type CampaignTexts,
  type CampaignType,
  type Caps,
  type Conversion,
  type Duplicates,
  type Hours,
  type OpenSpan,
  type Pricing,
  type Terms,
  UNSAID_CENTS,
} from '@callstead/domain/campaigns/terms';
import type { TrafficSource } from '@callstead/domain/campaigns/traffic-sources';
import type { UsState } from '@callstead/domain/campaigns/us-states';
import { USUAL_TERMS } from '@callstead/domain/campaigns/usual-terms';
import type { Language } from '@callstead/domain/identity/account';

export type HoursFields = { zone: string; week: OpenSpan[][] };

/** The fields of one language; keywords are typed with commas between them. */
export type TextFields = Record<Exclude<keyof CampaignTexts, 'keywords'>, string> & { keywords: string };

export type TargetFields = {
  id: string;
  number: string;
  priority: string;
  weight: string;
  concurrency: string;
  hours: HoursFields | null;
  paused: boolean;
};

/** What a person types, under the names of the request: what is wrong with a name there is wrong with the field here. */
export type CampaignFields = {
  language: Language;
  category: Category | '';
  subCategory: string;
  type: CampaignType;
  texts: Record<Language, TextFields>;
  /** Hosts are typed with commas between them. */
  links: { destination: string; hosts: string; fallback: string };
  /** Empty: as the network says. */
  personalDataDays: string;
  /** Everywhere, or only in the chosen states. */
  places: 'all' | 'some';
  terms: {
    pricing: {
      kind: Pricing['kind'];
      priceCents: string;
      floorCents: string;
      ceilingCents: string;
      tiers: { fromSeconds: string; priceCents: string }[];
      conversion: Conversion;
      basisPoints: string;
      lookBackDays: string;
    };
    minimumSeconds: string;
    geo: { countries: string[]; states: UsState[] };
    locationMultipliers: Record<string, number>;
    hours: HoursFields;
    caps: { daily: string; monthly: string; counts: Caps['counts'] };
    concurrency: { campaign: string; perPublisher: string };
    budget: { totalCents: string; dailyCents: string };
    approvalDays: string;
    duplicates: Omit<Duplicates, 'windowDays'> & { windowDays: string };
    recording: { enabled: boolean; retentionDays: string };
    unknownPlace: Terms['unknownPlace'];
    anonymousCallers: Terms['anonymousCallers'];
    targets: TargetFields[];
    overflowNumber: string;
    traffic: { allowed: TrafficSource[]; prohibited: TrafficSource[] };
  };
};

const NO_TEXTS: TextFields = {
  title: '',
  description: '',
  detailedDescription: '',
  targetAudience: '',
  target: '',
  qualification: '',
  conversionRequirements: '',
  restrictions: '',
  notes: '',
  keywords: '',
};

export const NO_LINK_FIELDS: CampaignFields['links'] = { destination: '', hosts: '', fallback: '' };

export function newTarget(priority: number): TargetFields {
  const id = `line-${Math.random().toString(36).slice(2, 8)}`;
  return { id, number: '', priority: String(priority), weight: '1', concurrency: '', hours: null, paused: false };
}

const NO_PRICING: CampaignFields['terms']['pricing'] = {
  kind: 'fixed',
  priceCents: '',
  floorCents: '',
  ceilingCents: '',
  tiers: [
    { fromSeconds: '60', priceCents: '' },
    { fromSeconds: '120', priceCents: '' },
  ],
  conversion: 'appointment',
  basisPoints: '',
  lookBackDays: '',
};

/** A new campaign: everything usual, and empty what only its advertiser knows. */
export function emptyFields(language: Language): CampaignFields {
  return {
    language,
    category: '',
    subCategory: '',
    type: 'call',
    texts: { en: NO_TEXTS, es: NO_TEXTS },
    links: NO_LINK_FIELDS,
    personalDataDays: '',
    places: 'all',
    terms: { ...termsFields(USUAL_TERMS), pricing: NO_PRICING, targets: [{ ...newTarget(1), id: 'line-1' }] },
  };
}

/** A campaign as it stands, ready to be changed. */
export function fieldsOf(campaign: Campaign, language: Language): CampaignFields {
  const { terms } = campaign;
  const texts = editableTexts(campaign.texts, language);
  const targets = terms.targets.map((target) => ({
    id: target.id,
    number: target.number,
    priority: String(target.priority),
    weight: String(target.weight),
    concurrency: typed(target.concurrency),
    hours: target.hours && hoursFields(target.hours),
    paused: target.paused ?? false,
  }));
  return {
    language,
    category: campaign.category,
    subCategory: campaign.subCategory ?? '',
    type: campaign.type,
    texts: { en: textFields(texts.en), es: textFields(texts.es) },
    links: linkFields(campaign.links),
    personalDataDays: typed(campaign.personalDataDays),
    places: terms.geo.states.length === 0 ? 'all' : 'some',
    terms: {
      ...termsFields(terms),
      pricing: pricingFields(terms.pricing),
      targets: targets.length > 0 || campaign.type === 'lead' ? targets : [newTarget(1)],
    },
  };
}

const textFields = (texts: CampaignTexts): TextFields => ({ ...texts, keywords: texts.keywords.join(', ') });

const linkFields = ({ destination, hosts, fallback }: Campaign['links']): CampaignFields['links'] => ({
  destination: destination ?? '',
  hosts: hosts.join(', '),
  fallback: fallback ?? '',
});

const hoursFields = ({ zone, week }: Hours): HoursFields => ({
  zone,
  week: week.map((day) => day.map((span) => ({ ...span }))),
});

type PlainTerms = Omit<Terms, 'pricing' | 'targets' | 'publisherShareBasisPoints'>;

function termsFields(terms: PlainTerms): Omit<CampaignFields['terms'], 'pricing' | 'targets'> {
  return {
    minimumSeconds: typed(terms.minimumSeconds),
    geo: { countries: [...terms.geo.countries], states: [...terms.geo.states] },
    locationMultipliers: { ...terms.locationMultipliers },
    hours: hoursFields(terms.hours),
    caps: { daily: typed(terms.caps.daily), monthly: typed(terms.caps.monthly), counts: terms.caps.counts },
    concurrency: {
      campaign: typed(terms.concurrency.campaign),
      perPublisher: typed(terms.concurrency.perPublisher),
    },
    budget: { totalCents: inDollars(terms.budget.totalCents), dailyCents: inDollars(terms.budget.dailyCents) },
    approvalDays: typed(terms.approvalDays),
    duplicates: { ...terms.duplicates, windowDays: typed(terms.duplicates.windowDays) },
    recording: { ...terms.recording, retentionDays: typed(terms.recording.retentionDays) },
    unknownPlace: terms.unknownPlace,
    anonymousCallers: terms.anonymousCallers,
    overflowNumber: terms.overflowNumber ?? '',
    traffic: { allowed: [...terms.traffic.allowed], prohibited: [...terms.traffic.prohibited] },
  };
}

/** Bounds that say no more than the price itself stay empty. */
function pricingFields(pricing: Pricing): CampaignFields['terms']['pricing'] {
  switch (pricing.kind) {
    case 'fixed':
      return {
        ...NO_PRICING,
        priceCents: inDollars(pricing.priceCents),
        floorCents: pricing.floorCents === pricing.priceCents ? '' : inDollars(pricing.floorCents),
        ceilingCents: pricing.ceilingCents === pricing.priceCents ? '' : inDollars(pricing.ceilingCents),
      };
    case 'tiers': {
      const prices = pricing.tiers.map((tier) => tier.priceCents);
      return {
        ...NO_PRICING,
        kind: 'tiers',
        tiers: pricing.tiers.map((tier) => ({
          fromSeconds: String(tier.fromSeconds),
          priceCents: inDollars(tier.priceCents),
        })),
        floorCents: pricing.floorCents === Math.min(...prices) ? '' : inDollars(pricing.floorCents),
        ceilingCents: pricing.ceilingCents === Math.max(...prices) ? '' : inDollars(pricing.ceilingCents),
      };
    }
    case 'per_conversion':
      return {
        ...NO_PRICING,
        kind: 'per_conversion',
        conversion: pricing.conversion,
        priceCents: inDollars(pricing.priceCents),
        lookBackDays: typed(pricing.lookBackDays ?? null),
      };
    case 'percent':
      return {
        ...NO_PRICING,
        kind: 'percent',
        conversion: pricing.conversion,
        basisPoints: inDollars(pricing.basisPoints),
        ceilingCents: inDollars(pricing.ceilingCents),
        lookBackDays: typed(pricing.lookBackDays ?? null),
      };
  }
}

const typed = (value: number | null) => (value === null ? '' : String(value));
/** What a draft has left open is empty. */
const inDollars = (cents: number | null) => (cents === null || cents === UNSAID_CENTS ? '' : String(cents / 100));
