import type { LeadReason, LeadStatus } from '@callstead/domain/leads/lead';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { leadArrivedAt } from './lead-id.ts';

/** What whoever brings a lead is told. */
export type LeadAnswer = {
  id: string;
  status: LeadStatus;
  reason: LeadReason | null;
  payoutCents: number;
  redirectUrl: string | null;
};

/** The answer to a lead that is written, put together anew; undefined while there is none under this id. */
export async function findAnswer(db: Db, id: string): Promise<LeadAnswer | undefined> {
  const arrivedAt = leadArrivedAt(id);
  if (!arrivedAt) return undefined;
  const { rows } = await sql<LeadAnswer>`
    select l.id, e.data ->> 'status' as status, e.data ->> 'reason' as reason,
           case when e.data ->> 'status' in ('accepted', 'pending') then l.payout_cents else 0 end as "payoutCents",
           case when e.data ->> 'status' in ('accepted', 'pending') then f.redirect_url end as "redirectUrl"
    from lead l
    join lead_event e on e.lead_id = l.id and e.kind = 'received'
    left join lead_form f on f.campaign_id = l.campaign_id and f.version = l.form_version
    where l.arrived_at = ${arrivedAt} and l.id = ${id}`.execute(db);
  return rows[0];
}
