import type { Offer, OfferDetail } from '@callstead/contract/campaigns/offers';
import { categoryIcon } from '@callstead/domain/campaigns/category-icons';
import { hoursTaken, hoursText } from '@callstead/domain/campaigns/hours';
import { payoutSummary, payoutText } from '@callstead/domain/campaigns/payout-text';
import {
  approvalText,
  concurrencyText,
  geoTexts,
  limitsText,
  minimumDescription,
  minimumOf,
  minimumText,
  qualificationText,
} from '@callstead/domain/campaigns/terms-text';
import { TRAFFIC_SOURCE_NAMES, type TrafficSource } from '@callstead/domain/campaigns/traffic-sources';
import type { Currency } from '@callstead/domain/currency';
import type { Language } from '@callstead/domain/identity/account';
import { conversionRateText, epcText, type OfferFigures } from '@callstead/domain/reports/offer-figures';
import type { CampaignRow } from './queries.ts';

/** What an offer says of the network around it. */
export type OfferSetting = { publicUrl: string; managerEmail: string; currency: Currency };

/** What it has earned lately; undefined where there is too little to say. */
export type Earned = OfferFigures | undefined;

export function presentOffer(row: CampaignRow, language: Language, currency: Currency): Offer {
  const { terms } = row;
  const payout = payoutText(terms.pricing, row.type, language, currency);
  const { title, description } = row.texts[language];
  return {
    id: row.public_id,
    category: row.category,
    subCategory: row.sub_category,
    title,
    description,
    campaignType: row.type === 'call' ? 'Llamada' : 'Lead',
    payout,
    pDescription: payoutSummary(payout, minimumOf(row)),
    minCallDuration: minimumText(row, language),
    trafficSources: sourceNames(terms.traffic.allowed, language),
    geoRestrictions: geoTexts(terms.geo, language),
    iconName: categoryIcon(row.category),
  };
}

export function presentOfferDetail(
  row: CampaignRow,
  language: Language,
  setting: OfferSetting,
  earned: Earned,
): OfferDetail {
  return {
    ...presentOffer(row, language, setting.currency),
    ...presentTexts(row, language),
    ...presentTerms(row, language, setting.currency),
    ...presentLinks(row.public_id, setting),
    status: row.status,
    statusSince: row.status_since.toISOString(),
    advertiserId: row.advertiser_id,
    promoMaterialsAvailable: row.promo_materials_available,
    lastUpdated: row.updated_at.toISOString(),
    epc: earned ? epcText(earned, setting.currency) : null,
    cr: earned ? conversionRateText(earned) : null,
    approvalRate: earned?.approvalRate ?? null,
    disputeRate: earned?.disputeRate ?? null,
    shortRate: earned?.shortRate ?? null,
    termsVersion: row.current_version,
  };
}

function presentTexts(row: CampaignRow, language: Language) {
  const words = row.texts[language];
  return {
    detailedDescription: words.detailedDescription,
    targetAudience: words.targetAudience,
    keywords: [...words.keywords],
    conversionRequirements: words.conversionRequirements,
    restrictions: words.restrictions,
    notes: words.notes,
    targetCallDescription: words.target,
    definitionQualifiedCall: qualificationText(row, words.qualification, language),
  };
}

function presentTerms(row: CampaignRow, language: Language, currency: Currency) {
  const { terms, type } = row;
  const hours = hoursTaken(row);
  return {
    allowedTraffic: sourceNames(terms.traffic.allowed, language),
    disallowedTraffic: sourceNames(terms.traffic.prohibited, language),
    dailyCap: terms.caps.daily,
    monthlyCap: terms.caps.monthly,
    payoutType: 'CPL' as const,
    payoutCurrency: currency,
    allowedCountries: [...terms.geo.countries],
    disallowedCountries: [],
    states: [...terms.geo.states],
    approvalDays: terms.approvalDays,
    minCallDurationDescription: minimumDescription(row, language),
    callHoursDescription: hoursText(hours, language),
    timeZone: hours.zone,
    hours: { zone: hours.zone, week: hours.week.map((day) => [...day]) as never },
    callLimitsDescription: limitsText(terms, type, language),
    concurrencyCap: concurrencyText(terms, language),
    callApprovalRefusalTimeDescription: approvalText(terms, type, language),
  };
}

/** Addresses a publisher will use; `{aff_id}` is their own code. */
function presentLinks(publicId: string, { publicUrl, managerEmail }: OfferSetting) {
  return {
    trackingLinkTemplate: `${publicUrl}/t/{offer_id}/{aff_id}`,
    trackingLinkExample: `${publicUrl}/t/${publicId}/{aff_id}`,
    landingPageExample: `${publicUrl}/l/${publicId}/{aff_id}`,
    managerContact: { email: managerEmail },
  };
}

function sourceNames(sources: readonly TrafficSource[], language: Language): string[] {
  return sources.map((source) => TRAFFIC_SOURCE_NAMES[language][source]);
}
