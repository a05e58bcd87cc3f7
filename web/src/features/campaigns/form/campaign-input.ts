import { readDollars } from '../../../ui/form/read-dollars.ts';
import type { CampaignFields, TextFields } from './campaign-fields.ts';

/** What was typed, as the request wants it: what is missing is undefined, what cannot be read NaN; the contract says which. */
export function campaignInput(fields: CampaignFields) {
  const { terms, texts, places } = fields;
  return {
    language: fields.language,
    category: fields.category,
    subCategory: fields.subCategory,
    type: fields.type,
    texts: { en: textsInput(texts.en), es: textsInput(texts.es) },
    links: { ...fields.links, hosts: listInput(fields.links.hosts) },
    personalDataDays: count(fields.personalDataDays),
    terms: {
      ...terms,
      pricing: pricingInput(terms.pricing),
      minimumSeconds: minimumSeconds(fields),
      geo: { ...terms.geo, states: statesOf(places, terms.geo) },
      caps: { ...terms.caps, daily: count(terms.caps.daily), monthly: count(terms.caps.monthly) },
      concurrency: {
        campaign: count(terms.concurrency.campaign),
        perPublisher: count(terms.concurrency.perPublisher),
      },
      budget: { totalCents: cents(terms.budget.totalCents), dailyCents: cents(terms.budget.dailyCents) ?? null },
      approvalDays: number(terms.approvalDays),
      duplicates: { ...terms.duplicates, windowDays: number(terms.duplicates.windowDays) },
      recording: { ...terms.recording, retentionDays: number(terms.recording.retentionDays) },
      targets: targetsInput(fields),
    },
  };
}

const textsInput = (texts: TextFields) => ({
  ...texts,
  keywords: listInput(texts.keywords),
});

/** Typed with commas between them. */
const listInput = (typed: string) =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

type PricingFields = CampaignFields['terms']['pricing'];

/** Bounds nobody typed follow from the prices. */
function pricingInput({ kind, conversion, ...typed }: PricingFields) {
  const priceCents = cents(typed.priceCents);
  const bounds = { floorCents: cents(typed.floorCents), ceilingCents: cents(typed.ceilingCents) };
  const lookBack = { lookBackDays: number(typed.lookBackDays) };
  switch (kind) {
    case 'fixed':
      return { kind, priceCents, ...bounds };
    case 'tiers': {
      const tiers = typed.tiers.map((tier) => ({
        fromSeconds: number(tier.fromSeconds),
        priceCents: cents(tier.priceCents),
      }));
      return { kind, tiers, ...bounds };
    }
    case 'per_conversion':
      return { kind, conversion, priceCents, ...lookBack };
    case 'percent':
      return {
        kind,
        conversion,
        basisPoints: cents(typed.basisPoints),
        ceilingCents: bounds.ceilingCents,
        ...lookBack,
      };
  }
}

/** Talk time decides only where it is paid for; with tiers the lowest one is the minimum. */
function minimumSeconds({ type, terms }: CampaignFields) {
  const { kind, tiers } = terms.pricing;
  if (type === 'lead') return null;
  if (kind === 'tiers') return number(tiers[0]?.fromSeconds ?? '') ?? null;
  return count(terms.minimumSeconds);
}

function statesOf(places: CampaignFields['places'], { countries, states }: CampaignFields['terms']['geo']) {
  if (places === 'all' || !countries.includes('US')) return [];
  return states.length > 0 ? states : undefined;
}

/** Leads are sent on, not rung: numbers left from a call campaign do not count. */
function targetsInput({ type, terms }: CampaignFields) {
  if (type === 'lead') return [];
  return terms.targets.map((target) => ({
    ...target,
    priority: number(target.priority),
    weight: number(target.weight),
    concurrency: count(target.concurrency),
  }));
}

const number = (text: string) => (text.trim() === '' ? undefined : Number(text));

/** Empty means: no limit, or what the network says. */
const count = (text: string) => number(text) ?? null;

/** An amount as typed, or a percentage in basis points: both have two decimals. */
function cents(text: string): number | undefined {
  return text.trim() === '' ? undefined : (readDollars(text) ?? Math.round(Number(text) * 100));
}
