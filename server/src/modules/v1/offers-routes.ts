import type { Offer } from '@callstead/contract/v1/offers';
import * as endpoints from '@callstead/contract/v1/offers-endpoints';
import { termsFor } from '@callstead/domain/applications/own-terms';
import { hoursTaken } from '@callstead/domain/campaigns/hours';
import type { Pricing } from '@callstead/domain/campaigns/terms';
import { DomainError } from '@callstead/domain/errors';
import { shareOf } from '@callstead/domain/money';
import { can } from '@callstead/domain/policy';
import { listed } from '../../http/cursor.ts';
import { handleByKey } from '../../http/handle-by-key.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { presentTerms } from '../applications/present.ts';
import { listOwnApplications, type OwnApplicationRow } from '../applications/queries.ts';
import { pageOfCatalogue } from '../applications/reads.ts';
import { type CampaignRow, findOffer } from '../campaigns/queries.ts';

export function offerV1Routes(app: App, { db }: Services): void {
  handleByKey(app, endpoints.listOffers, async ({ actor, query }) => {
    const { page, own } = await pageOfCatalogue(db, actor, query);
    const { data, hasMore, next } = listed(page, (row) => presentOffer(row, own.get(row.id)));
    return { data, hasMore, next };
  });

  handleByKey(app, endpoints.readOffer, async ({ actor, params }) => {
    const publisherId = can(actor, 'application.read-own') ? actor.accountId : undefined;
    const offer = await findOffer(db, params.id, publisherId);
    if (!offer) throw new DomainError('not_found');
    const [own] = publisherId ? await listOwnApplications(db, publisherId, [offer.id]) : [];
    return presentOffer(offer, own);
  });
}

function presentOffer(row: CampaignRow, own: OwnApplicationRow | undefined): Offer {
  const terms = termsFor(row.terms, own?.own_terms);
  const { texts, category, type, status } = row;
  const inBoth = (name: 'title' | 'description') => ({ en: texts.en[name], es: texts.es[name] });
  const hours = hoursTaken(row);
  return {
    ...{ id: row.public_id, type, category, subCategory: row.sub_category, status },
    statusSince: row.status_since.toISOString(),
    title: inBoth('title'),
    description: inBoth('description'),
    payout: presentPayout(terms.pricing, terms.publisherShareBasisPoints),
    ownTerms: presentTerms(own?.own_terms),
    minimumSeconds: type === 'call' ? terms.minimumSeconds : null,
    countries: [...terms.geo.countries],
    states: [...terms.geo.states],
    hours: { zone: hours.zone, week: hours.week.map((day) => [...day]) as never },
    dailyCap: terms.caps.daily,
    monthlyCap: terms.caps.monthly,
    allowedTraffic: [...terms.traffic.allowed],
    prohibitedTraffic: [...terms.traffic.prohibited],
    approvalDays: terms.approvalDays,
    termsVersion: row.current_version,
    updatedAt: row.updated_at.toISOString(),
    application: own ? { id: own.id, status: own.status } : null,
  };
}

/** The publisher's part of each amount. */
function presentPayout(pricing: Pricing, share: number): Offer['payout'] {
  const part = (cents: number) => shareOf(cents, share);
  const { kind } = pricing;
  const isPercent = kind === 'percent';
  return {
    kind,
    payoutCents: 'priceCents' in pricing ? part(pricing.priceCents) : null,
    tiers:
      kind === 'tiers'
        ? pricing.tiers.map(({ fromSeconds, priceCents }) => ({ fromSeconds, payoutCents: part(priceCents) }))
        : [],
    basisPoints: isPercent ? part(pricing.basisPoints) : null,
    ceilingCents: isPercent ? part(pricing.ceilingCents) : null,
    conversion: 'conversion' in pricing ? pricing.conversion : null,
  };
}
