import type { CampaignStatus } from '@callstead/domain/campaigns/terms';
import { type LeadForm, USUAL_FORM } from '@callstead/domain/leads/form';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export type FormCampaign = {
  id: string;
  publicId: string;
  advertiserId: string;
  status: CampaignStatus;
  title: { en: string; es: string };
};

/** A campaign of leads; of calls there is no form. */
export async function findFormCampaign(db: Db, id: string): Promise<FormCampaign | undefined> {
  const { rows } = await sql<FormCampaign>`
    select c.id, c.public_id as "publicId", c.advertiser_id as "advertiserId", c.status,
           jsonb_build_object('en', c.texts -> 'en' ->> 'title', 'es', c.texts -> 'es' ->> 'title') as title
    from campaign_with_terms c where c.id = ${id} and c.type = 'lead'`.execute(db);
  return rows[0];
}

/** One version is written at a time. */
export async function lockCampaign(db: Db, id: string): Promise<void> {
  await db.selectFrom('campaign').select('id').where('id', '=', id).forUpdate().execute();
}

export type SavedForm = LeadForm & { savedAt: Date | null };

/** As it holds now: the newest version, or the usual questions. */
export async function findForm(db: Db, campaignId: string): Promise<SavedForm> {
  const { rows } = await sql<SavedForm>`
    select version, fields, jsonb_build_object('version', consent_version, 'sentence', sentence) as consent,
           taken_when as "takenWhen", counted_when as "countedWhen", redirect_url as "redirectUrl", thanks,
           takes_imports as "takesImports", created_at as "savedAt"
    from lead_form where campaign_id = ${campaignId} order by version desc limit 1`.execute(db);
  return rows[0] ?? { ...USUAL_FORM, savedAt: null };
}

type NewForm = { campaignId: string; form: LeadForm; createdAt: Date; createdBy: string };

export async function insertForm(db: Db, { campaignId, form, createdAt, createdBy }: NewForm): Promise<void> {
  await db
    .insertInto('lead_form')
    .values({
      ...{ campaign_id: campaignId, version: form.version, fields: JSON.stringify(form.fields) },
      ...{ consent_version: form.consent.version, sentence: JSON.stringify(form.consent.sentence) },
      ...{ taken_when: form.takenWhen, counted_when: form.countedWhen, redirect_url: form.redirectUrl },
      ...{ thanks: form.thanks && JSON.stringify(form.thanks), takes_imports: form.takesImports },
      ...{ created_at: createdAt, created_by: createdBy },
    })
    .execute();
}
