import type { Offer, OfferDetail, OfferListResponse } from '@callstead/contract/campaigns/offers';

const WORKDAY = [{ from: 540, to: 1080 }];

export function anOffer(changes: Partial<Offer> = {}): Offer {
  return {
    id: 'HS001',
    category: 'homeServices',
    subCategory: 'roofing',
    title: 'Roof repair',
    description: 'Owners who need a new roof.',
    campaignType: 'Llamada',
    payout: '$30 per call',
    pDescription: '$45 per call',
    minCallDuration: '90 seconds',
    trafficSources: ['SEO', 'Search ads', 'Social ads'],
    geoRestrictions: ['Florida', 'Texas', 'California'],
    iconName: 'home',
    ...changes,
  };
}

export const aListOf = (...offers: Offer[]): OfferListResponse => ({ data: offers, hasMore: false, next: null });

/** Open on workdays from nine to six in New York. */
export function anOfferDetail(changes: Partial<OfferDetail> = {}): OfferDetail {
  return {
    ...anOffer(),
    detailedDescription: 'Calls of people whose roof leaks.',
    targetAudience: 'Home owners',
    allowedTraffic: ['SEO'],
    disallowedTraffic: ['Robocalls'],
    trackingLinkExample: 'https://callstead.example/t/HS001/NORA01',
    trackingLinkTemplate: 'https://callstead.example/t/HS001/{publisher}',
    landingPageExample: 'https://callstead.example/offer/HS001',
    managerContact: { email: 'offers@callstead.example' },
    keywords: ['roof'],
    status: 'active',
    statusSince: '2026-03-02T10:00:00.000Z',
    conversionRequirements: 'Ninety seconds.',
    restrictions: 'None.',
    notes: '',
    advertiserId: crypto.randomUUID(),
    dailyCap: null,
    monthlyCap: null,
    payoutType: 'CPL',
    payoutCurrency: 'USD',
    allowedCountries: ['US'],
    disallowedCountries: [],
    promoMaterialsAvailable: false,
    lastUpdated: '2026-03-02T10:00:00.000Z',
    epc: null,
    cr: null,
    approvalRate: null,
    disputeRate: null,
    shortRate: null,
    approvalDays: 7,
    states: ['FL', 'TX', 'CA'],
    minCallDurationDescription: '90 segundos',
    targetCallDescription: 'Una llamada por techo.',
    callHoursDescription: ['Lunes a viernes, 9:00 a 18:00'],
    timeZone: 'America/New_York',
    callLimitsDescription: 'Sin límite',
    concurrencyCap: '5',
    callApprovalRefusalTimeDescription: '7 días',
    definitionQualifiedCall: 'Noventa segundos.',
    hours: { zone: 'America/New_York', week: [WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, [], []] },
    termsVersion: 1,
    ...changes,
  };
}
