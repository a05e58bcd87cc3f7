import { isDeepStrictEqual } from 'node:util';
import type { CampaignLeadForm, LeadFormDraft } from '@callstead/contract/leads/form';
import type { FieldError } from '@callstead/contract/problem';
import { assertEditable } from '@callstead/domain/campaigns/lifecycle';
import { DomainError } from '@callstead/domain/errors';
import { checkForm, type FormDraft, type FormProblem, type LeadForm, nextForm } from '@callstead/domain/leads/form';
import type { Actor } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { actedAt } from '../../audit/acted-at.ts';
import { aboutCampaign } from '../../campaigns/manage/about-campaign.ts';
import { authorizeCampaign } from '../../campaigns/manage/authorize.ts';
import { findForChange, readCampaign } from '../../campaigns/manage/commands.ts';
import type { ManagedCampaign } from '../../campaigns/manage/queries.ts';
import { findForm, insertForm, type SavedForm } from './queries.ts';

export async function readForm(db: Db, actor: Actor, campaignId: string): Promise<CampaignLeadForm> {
  const campaign = await readCampaign(db, actor, campaignId);
  authorizeCampaign(actor, 'lead-form.read', campaign);
  assertTakesLeads(campaign);
  return presentForm(campaign, await findForm(db, campaign.id));
}

type Saving = { campaignId: string; version: number; form: LeadFormDraft };

/** Every change is a version that stays. Whoever wrote from an older one is told so, and nothing is saved. */
export function saveForm(services: WithDb, actor: Actor, { campaignId, version, form }: Saving) {
  return inTransaction(services, async (tx) => {
    const campaign = await findForChange(tx.db, actor, campaignId);
    authorizeCampaign(actor, 'lead-form.save', campaign);
    assertTakesLeads(campaign);
    assertEditable(campaign.status);
    assertWellMade(form);
    const before = await findForm(tx.db, campaign.id);
    if (before.version !== version) throw new DomainError('form_changed', { version: before.version });
    if (isSame(before, form)) return presentForm(campaign, before);
    const now = actedAt(actor);
    const saved = nextForm(before, form);
    await insertForm(tx.db, { campaignId: campaign.id, form: saved, createdAt: now, createdBy: actor.userId });
    await emit(tx, actor, {
      type: 'lead-form.save',
      ...about(campaign),
      ...(before.version > 0 && { before: factsOf(before) }),
      after: factsOf(saved),
    });
    return presentForm(campaign, { ...saved, savedAt: now });
  });
}

/** A campaign of calls has no form. */
function assertTakesLeads({ type }: Pick<ManagedCampaign, 'type'>): void {
  if (type !== 'lead') throw new DomainError('not_found');
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

function about(campaign: ManagedCampaign) {
  const { subject, accountId } = aboutCampaign(campaign);
  return { subject, accountId, facts: { advertiserId: campaign.advertiserId } };
}

function presentForm(campaign: ManagedCampaign, saved: SavedForm): CampaignLeadForm {
  const { id, public_id: publicId, texts, status } = campaign;
  const { fields, ...form } = draftOf(saved);
  return {
    campaign: { id, publicId, title: { es: texts.es.title, en: texts.en.title }, status },
    ...{ version: saved.version, sentenceVersion: saved.consent.version },
    savedAt: saved.savedAt?.toISOString() ?? null,
    form: { ...form, fields: fields.map(writable) },
  };
}

/** Of the contract's shape, which a browser may change. */
const writable = (field: LeadForm['fields'][number]) =>
  field.kind === 'standard' ? field : { ...field, choices: [...field.choices] };
