import { isDeepStrictEqual } from 'node:util';
import type { CampaignLeadForm, LeadFormDraft } from '@callstead/contract/leads/form';
import type { FieldError } from '@callstead/contract/problem';
import { assertEditable } from '@callstead/domain/campaigns/lifecycle';
import { DomainError } from '@callstead/domain/errors';
import { checkForm, type FormDraft, type FormProblem, type LeadForm, nextForm } from '@callstead/domain/leads/form';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { actedAt } from '../../audit/acted-at.ts';
import { type FormCampaign, findForm, findFormCampaign, insertForm, lockCampaign, type SavedForm } from './queries.ts';

export async function readForm(db: Db, actor: Actor, campaignId: string): Promise<CampaignLeadForm> {
  const campaign = await campaignFor(db, actor, 'lead-form.read', campaignId);
  return presentForm(campaign, await findForm(db, campaign.id));
}

type Saving = { campaignId: string; version: number; form: LeadFormDraft };

/** Every change is a version that stays. Whoever wrote from an older one is told so, and nothing is saved. */
export function saveForm(services: WithDb, actor: Actor, { campaignId, version, form }: Saving) {
  return inTransaction(services, async (tx) => {
    await lockCampaign(tx.db, campaignId);
    const campaign = await campaignFor(tx.db, actor, 'lead-form.save', campaignId);
    assertEditable(campaign.status);
    assertWellMade(form);
    const before = await findForm(tx.db, campaign.id);
    if (before.version !== version) throw new DomainError('form_changed', { version: before.version });
    if (isSame(before, form)) return presentForm(campaign, before);
    const now = actedAt(actor);
    const saved = nextForm(before, form);
    await insertForm(tx.db, {
      campaignId: campaign.id,
      form: saved,
      createdAt: now,
      createdBy: (actor as Member).userId,
    });
    await emit(tx, actor, {
      type: 'lead-form.save',
      ...about(campaign),
      ...(before.version > 0 && { before: factsOf(before) }),
      after: factsOf(saved),
    });
    return presentForm(campaign, { ...saved, savedAt: now });
  });
}

/** Advertisers who are not approved are told so; 404 instead of 403 for another's campaign. */
async function campaignFor(db: Db, actor: Actor, action: 'lead-form.read' | 'lead-form.save', id: string) {
  if (actor.role === 'advertiser' && actor.status !== 'approved') throw new DomainError('campaigns_restricted');
  const campaign = await findFormCampaign(db, id);
  const isOther = actor.role === 'advertiser' && campaign?.advertiserId !== actor.accountId;
  if (!campaign || isOther) throw new DomainError('not_found');
  authorize(actor, action, campaign);
  return campaign;
}

const PLACES: Record<FormProblem, { at: string; error: FieldError }> = {
  too_many_fields: { at: 'form.fields', error: 'too_large' },
  name_invalid: { at: 'name', error: 'invalid' },
  name_taken: { at: 'name', error: 'repeated' },
  choices_missing: { at: 'choices', error: 'required' },
  choice_twice: { at: 'choices', error: 'repeated' },
  no_contact: { at: 'form.fields', error: 'required' },
  no_sentence: { at: 'form.sentence', error: 'required' },
};

function assertWellMade(form: FormDraft): void {
  const problems = checkForm(form).map(({ problem, field }) => {
    const { at, error } = PLACES[problem];
    return [field === null ? at : `form.fields.${field}.${at}`, error];
  });
  if (problems.length > 0) throw new DomainError('validation_failed', { fields: Object.fromEntries(problems) });
}

const draftOf = ({ version: _, consent, savedAt: __, ...form }: SavedForm): FormDraft => ({
  ...form,
  sentence: consent.sentence,
});

/** The usual questions are nobody's version: saving them as they are makes them the campaign's own. */
const isSame = (before: SavedForm, form: LeadFormDraft) =>
  before.version > 0 && isDeepStrictEqual(draftOf(before), form);

const factsOf = ({ version, fields, consent, redirectUrl, takesImports }: LeadForm) => ({
  version,
  fields: fields.map(({ name, required }) => (required ? `${name}*` : name)).join(', '),
  sentenceVersion: consent.version,
  redirect: redirectUrl,
  takesImports,
});

const about = ({ id, publicId, advertiserId, title }: FormCampaign) => ({
  subject: { type: 'campaign' as const, id, name: `${publicId} · ${title.es}` },
  accountId: advertiserId,
  facts: { advertiserId },
});

function presentForm(campaign: FormCampaign, saved: SavedForm): CampaignLeadForm {
  const { id, publicId, title, status } = campaign;
  const { fields, ...form } = draftOf(saved);
  return {
    campaign: { id, publicId, title, status },
    ...{ version: saved.version, sentenceVersion: saved.consent.version },
    savedAt: saved.savedAt?.toISOString() ?? null,
    form: { ...form, fields: fields.map(writable) },
  };
}

/** Of the contract's shape, which a browser may change. */
const writable = (field: LeadForm['fields'][number]) =>
  field.kind === 'standard' ? field : { ...field, choices: [...field.choices] };
