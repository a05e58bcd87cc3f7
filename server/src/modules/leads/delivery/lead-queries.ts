import type { Language } from '@callstead/domain/identity/account';
import type { DeliveredLead } from '@callstead/domain/leads/delivery/delivered-lead';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { leadArrivedAt } from '../lead-id.ts';

/** With who it is. Undefined: nobody is there any more, or nobody wants them. */
export async function findLeadToDeliver(db: Db, id: string): Promise<DeliveredLead | undefined> {
  const arrivedAt = leadArrivedAt(id);
  if (!arrivedAt) return undefined;
  const { rows } = await sql<{ lead: DeliveredLead; arrived_at: Date; captured_at: Date | null }>`
    select l.arrived_at, k.captured_at,
           jsonb_build_object('id', l.id, 'test', l.is_test, 'offerId', c.public_id, 'firstName', p.first_name,
             'lastName', p.last_name, 'phone', p.phone, 'email', p.email, 'zip', l.zip, 'state', l.state, 'fields', p.fields,
             'consent', case when k.lead_id is not null then jsonb_build_object('text', k.sentence, 'url', k.page,
               'ip', p.ip, 'certificateUrl', p.certificate_url) end) as lead
    from lead l
    join lead_person p on p.lead_id = l.id
    join campaign c on c.id = l.campaign_id
    left join lead_consent k on k.lead_id = l.id
    where l.arrived_at = ${arrivedAt} and l.id = ${id} and l.status in ('accepted', 'pending')`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { lead, arrived_at, captured_at } = found;
  const consent = lead.consent && { ...lead.consent, capturedAt: (captured_at ?? arrived_at).toISOString() };
  return { ...lead, arrivedAt: arrived_at.toISOString(), consent };
}

/** In which the people of an account read. */
export async function findLanguage(db: Db, campaignId: string): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`
    select p.language from campaign c join account_member m on m.account_id = c.advertiser_id join profile p on p.id = m.user_id
    where c.id = ${campaignId} order by m.created_at limit 1`.execute(db);
  return rows[0]?.language ?? 'en';
}
