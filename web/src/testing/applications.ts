import type { Application, OwnApplication, OwnCampaign, PublisherCampaign } from '@callstead/contract/applications';
import { aJoinedCampaign } from './dashboards.ts';
import { anOfferDetail } from './offers.ts';

const AT = '2026-03-02T10:00:00.000Z';

export function aPublisherCampaign(changes: Partial<PublisherCampaign> = {}): PublisherCampaign {
  return {
    ...anOfferDetail(),
    estimatedPayout: '$15 por llamada',
    percentShareBasisPoints: null,
    ownTerms: null,
    application: null,
    ...changes,
  };
}

export function anOwnApplication(changes: Partial<OwnApplication> = {}): OwnApplication {
  return {
    id: crypto.randomUUID(),
    status: 'pending',
    message: null,
    reason: null,
    createdAt: AT,
    trackingLink: null,
    trackingNumber: null,
    pageScript: null,
    waitsForNumber: false,
    form: null,
    ...changes,
  };
}

/** One that somebody promotes. */
export function anOwnCampaign(changes: Partial<OwnCampaign> = {}): OwnCampaign {
  const trackingNumber = '+13055550142';
  return {
    ...aJoinedCampaign({ trackingNumber }),
    ...{ estimatedPayout: '$15 por llamada', percentShareBasisPoints: null, statusSince: AT },
    ...{ qualifiedToday: 2, conversionsToday: 0, amountTodayCents: 3_000, resetsAt: '2026-03-03T05:00:00.000Z' },
    month: { cap: null, used: 0, inFlight: 0 },
    notices: { capReached: null, newTerms: null },
    application: anOwnApplication({
      status: 'approved',
      trackingNumber,
      trackingLink: 'https://callstead.example/t/HS015/NORA01',
    }),
    ...changes,
  };
}

/** Nora asks to join a campaign. */
export function anApplication(changes: Partial<Application> = {}): Application {
  return {
    id: crypto.randomUUID(),
    status: 'pending',
    message: 'Tráfico local',
    reason: null,
    createdAt: AT,
    decidedAt: null,
    decidedBy: null,
    campaign: { id: 'HS001', title: 'Techos Miami', type: 'call', advertiserName: 'Aldo Cruz' },
    applicant: {
      id: crypto.randomUUID(),
      fullName: 'Nora Paz',
      affId: 'NORA01',
      companyName: null,
      website: null,
      trafficSources: 'Search ads',
      teamProfile: null,
      servicesToPromote: [],
      memberSince: AT,
      email: 'publisher@people.example',
      phone: null,
      history: { approved: 0, rejected: 0, pending: 1 },
      disputeRate: null,
      shortRate: null,
    },
    trackingNumber: null,
    waitsForNumber: false,
    waiting: null,
    ownTerms: null,
    shareBasisPoints: 5_000,
    mayOwnPrice: true,
    ...changes,
  };
}
