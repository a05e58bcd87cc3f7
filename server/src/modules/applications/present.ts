import type { Application, OwnApplication, PublisherCampaign } from '@callstead/contract/applications';
import { mayOwnPrice, type OwnTerms, termsFor } from '@callstead/domain/applications/own-terms';
import { estimatedPayout } from '@callstead/domain/campaigns/payout-text';
import type { Language } from '@callstead/domain/identity/account';
import { OFFERED } from '@callstead/domain/offered';
import type { QualityRates } from '@callstead/domain/reports/quality-rates';
import { type Earned, type OfferSetting, presentOfferDetail } from '../campaigns/present.ts';
import type { CampaignRow } from '../campaigns/queries.ts';
import type { ListedApplication } from './list-queries.ts';
import type { countByStatus, OwnApplicationRow } from './queries.ts';

export function presentPublisherCampaign(
  row: CampaignRow,
  own: OwnApplicationRow | undefined,
  language: Language,
  setting: OfferSetting,
  earned: Earned,
): PublisherCampaign {
  const terms = termsFor(row.terms, own?.own_terms);
  const offer = presentOfferDetail({ ...row, terms }, language, setting, earned);
  const share = terms.publisherShareBasisPoints;
  return {
    ...offer,
    estimatedPayout: estimatedPayout(offer.payout, share, setting.currency),
    percentShareBasisPoints: row.terms.pricing.kind === 'percent' ? share : null,
    ownTerms: presentTerms(own?.own_terms),
    application: own ? presentOwn(own, setting.publicUrl) : null,
  };
}

/** Nothing of their own is left where both are the campaign's again. */
export function presentTerms(own: OwnTerms | null | undefined): PublisherCampaign['ownTerms'] {
  if (!own || (own.shareBasisPoints === null && own.priceCents === null)) return null;
  return { shareBasisPoints: own.shareBasisPoints, priceCents: own.priceCents };
}

export function presentOwn(row: OwnApplicationRow, publicUrl: string): OwnApplication {
  const isApproved = row.status === 'approved';
  return {
    id: row.id,
    status: row.status,
    message: row.message,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    trackingLink: OFFERED.links && isApproved && row.aff_id ? `${publicUrl}/t/${row.public_id}/${row.aff_id}` : null,
    trackingNumber: isApproved ? row.number : null,
    pageScript: isApproved && row.has_pool && row.aff_id ? pageScript(publicUrl, row.public_id, row.aff_id) : null,
    waitsForNumber: row.waits_since !== null,
    form: presentForm(row, publicUrl),
  };
}

function presentForm(row: OwnApplicationRow, publicUrl: string): OwnApplication['form'] {
  const { status, campaign_type, public_id: offerId, aff_id: affId, form_hosts: hosts } = row;
  if (!OFFERED.leads || campaign_type !== 'lead' || status !== 'approved' || !affId) return null;
  return {
    link: `${publicUrl}/l/${offerId}/${affId}`,
    script: `<script async src="${publicUrl}/form.js" data-offer="${offerId}" data-aff="${affId}"></script>`,
    hosts,
  };
}

const pageScript = (publicUrl: string, offerId: string, affId: string) =>
  `<script async src="${publicUrl}/dni.js" data-offer="${offerId}" data-aff="${affId}"></script>`;

type StatusCounts = Awaited<ReturnType<typeof countByStatus>>;

/** What is known of the applicants of a page. */
type Known = { counts: StatusCounts; rates: ReadonlyMap<string, QualityRates> };

type Viewer = { language: Language; seesContact: boolean };

export function presentApplication(row: ListedApplication, known: Known, viewer: Viewer): Application {
  return {
    id: row.id,
    status: row.status,
    message: row.message,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decider_name,
    campaign: {
      id: row.public_id,
      title: row.texts[viewer.language].title,
      type: row.campaign_type,
      advertiserName: row.advertiser_company ?? row.advertiser_name,
    },
    applicant: presentApplicant(row, known, viewer),
    trackingNumber: row.number,
    waitsForNumber: row.waits_since !== null,
    waiting: presentWaiting(row),
    ...presentAgreed(row, viewer),
  };
}

function presentWaiting({ waiting_decision: decision, waiting_until: dueAt }: ListedApplication) {
  return decision && dueAt ? { decision, dueAt: dueAt.toISOString() } : null;
}

/** The publisher's share is the network's business; a price of their own is what the advertiser pays. */
function presentAgreed({ terms, own_terms: own }: ListedApplication, { seesContact: isAdmin }: Viewer) {
  const agreed = presentTerms(own);
  return {
    ownTerms:
      own && agreed && (isAdmin || agreed.priceCents !== null)
        ? {
            ...agreed,
            shareBasisPoints: isAdmin ? agreed.shareBasisPoints : null,
            reason: own.reason,
            changedAt: new Date(own.changedAt).toISOString(),
            changedBy: own.changedBy,
          }
        : null,
    shareBasisPoints: isAdmin ? terms.publisherShareBasisPoints : null,
    mayOwnPrice: mayOwnPrice(terms),
  };
}

/** How to reach somebody is the network's business: advertisers see who asks, not their address. */
function presentApplicant(row: ListedApplication, { counts, rates }: Known, viewer: Viewer): Application['applicant'] {
  return {
    id: row.publisher_id,
    fullName: row.full_name,
    affId: row.aff_id ?? '',
    companyName: row.company_name,
    website: row.website,
    trafficSources: row.traffic_sources,
    teamProfile: row.team_profile,
    servicesToPromote: row.services_to_promote,
    memberSince: row.member_since.toISOString(),
    email: viewer.seesContact ? row.email : null,
    phone: viewer.seesContact ? row.phone : null,
    history: historyOf(row.publisher_id, counts),
    disputeRate: rates.get(row.publisher_id)?.disputeRate ?? null,
    shortRate: rates.get(row.publisher_id)?.shortRate ?? null,
  };
}

/** A revoked one was approved once, and ended badly: it counts with the rejected. */
function historyOf(publisherId: string, counts: StatusCounts): Application['applicant']['history'] {
  const count = (...statuses: string[]) =>
    counts
      .filter((each) => each.publisher_id === publisherId && statuses.includes(each.status))
      .reduce((sum, each) => sum + each.count, 0);
  return { approved: count('approved'), rejected: count('rejected', 'revoked'), pending: count('pending') };
}
