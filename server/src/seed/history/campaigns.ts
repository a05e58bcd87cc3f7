import type { CampaignInput } from '@callstead/contract/campaigns/managed-campaigns';
import type { Terms as AllTerms, CampaignTexts, Geo } from '@callstead/domain/campaigns/terms';
import type { UsState } from '@callstead/domain/campaigns/us-states';
import { USUAL_TERMS } from '@callstead/domain/campaigns/usual-terms';
import { AROUND_THE_CLOCK, hours } from '../catalogue/catalogue-offer.ts';
import { onlyIn, ring, tiered } from '../catalogue/shorthand.ts';

/** The demo advertiser's campaigns by what became of them; one is active. */
export type CampaignKey = 'current' | 'paused' | 'archived';

/** What a qualified call can cost: the place decides for two of them, the seconds talked for the third. */
export const PRICES: Record<CampaignKey, readonly number[]> = {
  current: [1500, 2000, 2500, 3000, 4000],
  paused: [4000, 6000, 9000],
  archived: [4000, 5000, 6000, 7000, 8000],
};

/** Where callers live at each price. */
export const PRICE_STATES: Record<Exclude<CampaignKey, 'paused'>, Readonly<Record<number, readonly UsState[]>>> = {
  current: { 1500: ['FL'], 2000: ['TX'], 2500: ['GA'], 3000: ['CA'], 4000: ['NY', 'NJ'] },
  archived: { 4000: ['AZ'], 5000: ['TX'], 6000: ['NV'], 7000: ['CO'], 8000: ['FL'] },
};

/** How long people talk at each price, in seconds. */
export const PRICE_SECONDS: Readonly<Record<number, { least: number; most: number }>> = {
  4000: { least: 90, most: 235 },
  6000: { least: 240, most: 470 },
  9000: { least: 480, most: 700 },
};

export const GEOS: Record<CampaignKey, readonly UsState[]> = {
  current: ['FL', 'TX', 'GA', 'CA', 'NY', 'NJ'],
  paused: ['FL', 'TX', 'GA', 'NC'],
  archived: ['AZ', 'TX', 'NV', 'CO', 'FL'],
};

export const MINIMUM_SECONDS: Record<CampaignKey, number> = { current: 60, paused: 90, archived: 120 };
export const ARCHIVED_DAILY_CAP = 10;

/** The publishers' share is not the advertiser's to write. */
type Terms = Omit<AllTerms, 'publisherShareBasisPoints'>;

const MONDAY_TO_SATURDAY = hours([8, 20], [8, 20], null);

/** Calls of a whole month are written side by side when history is made: nothing may limit how many are open. */
const HISTORY_TERMS = { ...USUAL_TERMS, concurrency: { campaign: null, perPublisher: null } };

const TERMS: Record<CampaignKey, Terms> = {
  current: {
    ...HISTORY_TERMS,
    pricing: { kind: 'fixed', priceCents: 2000, floorCents: 1500, ceilingCents: 4000 },
    minimumSeconds: MINIMUM_SECONDS.current,
    geo: geoOf('current'),
    locationMultipliers: { FL: 0.75, GA: 1.25, CA: 1.5, NY: 2, NJ: 2 },
    hours: AROUND_THE_CLOCK,
    caps: { daily: 150, monthly: null, counts: 'qualified' },
    budget: { totalCents: 1_000_000, dailyCents: null },
    targets: ring('+15125550131', '+15125550132'),
  },
  paused: {
    ...HISTORY_TERMS,
    pricing: tiered([90, 4000], [240, 6000], [480, 9000]),
    minimumSeconds: MINIMUM_SECONDS.paused,
    geo: geoOf('paused'),
    hours: MONDAY_TO_SATURDAY,
    budget: { totalCents: 1_000_000, dailyCents: null },
    targets: ring('+15125550133', '+15125550134'),
  },
  archived: {
    ...HISTORY_TERMS,
    pricing: { kind: 'fixed', priceCents: 5000, floorCents: 4000, ceilingCents: 8000 },
    minimumSeconds: MINIMUM_SECONDS.archived,
    geo: geoOf('archived'),
    locationMultipliers: { AZ: 0.8, NV: 1.2, CO: 1.4, FL: 1.6 },
    hours: MONDAY_TO_SATURDAY,
    caps: { daily: ARCHIVED_DAILY_CAP, monthly: null, counts: 'qualified' },
    budget: { totalCents: 1_500_000, dailyCents: null },
    recording: { enabled: false, retentionDays: 90 },
    targets: ring('+15125550135', '+15125550136'),
  },
};

function geoOf(key: CampaignKey): Geo {
  return onlyIn(...GEOS[key]);
}

type Said = Pick<CampaignTexts, 'title' | 'description' | 'targetAudience' | 'qualification' | 'keywords'>;

const TEXTS: Record<CampaignKey, { es: Said; en: Said }> = {
  current: {
    es: {
      title: 'Aire acondicionado y calefacción: reparación 24 horas',
      description: 'Hogares sin frío ni calor que quieren un técnico hoy mismo.',
      targetAudience: 'Propietarios y administradores de vivienda con un equipo averiado.',
      qualification: 'Pide una visita de reparación en una dirección de la zona y habla al menos un minuto.',
      keywords: ['reparación de aire acondicionado', 'calefacción averiada', 'técnico hvac 24 horas'],
    },
    en: {
      title: '24-Hour Air Conditioning and Heating Repair',
      description: 'Homes without cooling or heat that want a technician today.',
      targetAudience: 'Homeowners and property managers with a broken unit.',
      qualification: 'Asks for a repair visit at an address in the area and talks for a minute or more.',
      keywords: ['ac repair', 'furnace repair', '24 hour hvac'],
    },
  },
  paused: {
    es: {
      title: 'Techos dañados por tormentas',
      description: 'Dueños de casa con goteras o tejas levantadas que piden una inspección.',
      targetAudience: 'Dueños de casas unifamiliares con daños recientes en el techo.',
      qualification: 'Describe el daño y acepta una inspección; cuanto más dura la llamada, más vale.',
      keywords: ['reparación de techos', 'goteras', 'daños por granizo'],
    },
    en: {
      title: 'Roofs Damaged by Storms',
      description: 'Homeowners with leaks or lifted shingles who ask for an inspection.',
      targetAudience: 'Owners of single-family homes with recent roof damage.',
      qualification: 'Describes the damage and accepts an inspection; the longer the call, the more it is worth.',
      keywords: ['roof repair', 'roof leak', 'hail damage'],
    },
  },
  archived: {
    es: {
      title: 'Alarmas y cámaras para el hogar',
      description: 'Familias que quieren un presupuesto de instalación de seguridad.',
      targetAudience: 'Propietarios e inquilinos con permiso para instalar.',
      qualification: 'Pide un presupuesto de instalación y da su código postal.',
      keywords: ['alarmas para casa', 'cámaras de seguridad', 'instalación de alarmas'],
    },
    en: {
      title: 'Home Alarms and Cameras',
      description: 'Families who want a quote for a security installation.',
      targetAudience: 'Homeowners, and renters with permission to install.',
      qualification: 'Asks for an installation quote and gives a ZIP code.',
      keywords: ['home alarm', 'security cameras', 'alarm installation'],
    },
  },
};

const SUB_CATEGORIES: Record<CampaignKey, string> = {
  current: 'hvac',
  paused: 'roofing',
  archived: 'security_systems',
};

const NO_TEXTS = { detailedDescription: '', target: '', conversionRequirements: '', restrictions: '', notes: '' };

/** As the advertiser wrote it into the form. */
export function campaignInput(key: CampaignKey): CampaignInput {
  const { es, en } = TEXTS[key];
  const texts = (said: Said) => ({ ...NO_TEXTS, ...said, keywords: [...said.keywords] });
  return {
    language: 'es',
    category: 'homeServices',
    subCategory: SUB_CATEGORIES[key],
    type: 'call',
    texts: { es: texts(es), en: texts(en) },
    terms: TERMS[key] as CampaignInput['terms'],
  };
}
