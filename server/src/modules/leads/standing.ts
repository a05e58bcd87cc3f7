import type { LeadStanding } from '@callstead/contract/leads/intake';
import type { Db } from '../../db/database.ts';
import { findLeadStanding, type LeadStandingRow } from './queries.ts';

/** Each side reads its own amount; the network both. */
type Sees = { payout: boolean; price: boolean };

/** Where a lead stands: what `GET /v1/leads/{id}` answers, and what webhooks about it carry. */
function presentStanding(lead: LeadStandingRow, sees: Sees): LeadStanding {
  const isIn = lead.status === 'accepted' || lead.status === 'pending';
  return {
    ...{ id: lead.id, offerId: lead.public_id, createdAt: lead.arrived_at.toISOString() },
    ...{ status: lead.status, reason: lead.reason, billing: lead.billing },
    ...(sees.payout && { payoutCents: isIn ? lead.payout_cents : 0 }),
    ...(sees.price && { priceCents: isIn ? lead.price_cents : 0 }),
    ...{ clickId: lead.click_id, test: lead.is_test },
  };
}

type About = { object: string; id: string; accountId: string };

/** A lead as this account reads it; whoever is on neither side is the network. */
export async function describeLead(db: Db, { object, id, accountId }: About): Promise<LeadStanding | undefined> {
  const lead = object === 'lead' ? await findLeadStanding(db, id) : undefined;
  return (
    lead && presentStanding(lead, { payout: accountId !== lead.advertiser_id, price: accountId !== lead.publisher_id })
  );
}
