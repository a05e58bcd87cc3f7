import type { LeadDetail, LeadRow } from '@callstead/contract/leads/leads';
import type { ExplainedLead, Lead } from '@callstead/contract/v1/leads';
import type { UserType } from '@callstead/domain/identity/account';

/** A lead as `GET /v1/leads` gives it to whoever sees `row` in their panel. */
export function presentLead(row: LeadRow, role: UserType): Lead {
  const { id, status, reason, billing, clickId, way, sight, person, approveAt, returned, subs } = row;
  const isPublisher = role === 'publisher' || role === 'affiliate';
  return {
    ...{ id, status, reason, billing, clickId, way, sight, person, approveAt, returned, subs },
    ...row.place,
    offerId: row.campaign.id,
    createdAt: row.arrivedAt,
    ...(role !== 'advertiser' && { payoutCents: row.payoutCents ?? 0 }),
    ...(!isPublisher && { priceCents: row.priceCents ?? 0 }),
    affId: row.publisher?.affId ?? null,
    advertiserId: row.advertiser?.id ?? null,
    test: row.isTest,
  };
}

export function presentExplainedLead(detail: LeadDetail, role: UserType): ExplainedLead {
  const { pingId, timeline, trace, price, entries, consent, dispute, funded } = detail;
  return { ...presentLead(detail, role), pingId, timeline, trace, price, entries, consent, dispute, funded };
}
