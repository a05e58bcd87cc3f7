import type { CampaignInput } from '@callstead/contract/campaigns/managed-campaigns';
import { assert } from '@callstead/domain/assert';
import type { AuditFacts } from '@callstead/domain/audit/audit-facts';
import type { Category } from '@callstead/domain/campaigns/categories';
import { changedParts } from '@callstead/domain/campaigns/changed-parts';
import { copyTexts } from '@callstead/domain/campaigns/editable-texts';
import { isOffered } from '@callstead/domain/campaigns/is-offered';
import { assertEditable, assertOffered, isSettled } from '@callstead/domain/campaigns/lifecycle';
import { publicIdOf, publicIdPrefix } from '@callstead/domain/campaigns/public-id';
import { DEFAULT_SHARE_BASIS_POINTS } from '@callstead/domain/campaigns/usual-terms';
import { DomainError } from '@callstead/domain/errors';
import type { Actor, Member } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import { type Db, inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services, Tx } from '../../../services.ts';
import { findAccount } from '../../identity/queries.ts';
import { insertCampaign, type NewContent } from '../queries.ts';
import { aboutCampaign } from './about-campaign.ts';
import { authorizeCampaign, authorizeCampaigns } from './authorize.ts';
import { contentOf } from './content.ts';
import { moveCampaign } from './move-campaign.ts';
import { assertPrices } from './price-bounds.ts';
import {
  deleteUnlessReferenced,
  findCampaign,
  findCampaignForUpdate,
  insertVersion,
  listFiles,
  type ManagedCampaign,
  takeCampaignNumber,
  updateCampaign,
} from './queries.ts';
import { linksOf, setLinks } from './set-links.ts';
import { setRetention } from './set-retention.ts';
import { assertWhole } from './whole.ts';

type NewCampaign = { account: string | undefined; campaign: CampaignInput; submit: boolean };

export async function createCampaign(services: Tx, actor: Actor, input: NewCampaign): Promise<ManagedCampaign> {
  authorizeCampaigns(actor, 'campaign.create');
  assertKindOffered(input.campaign);
  assertPrices(services, input.campaign);
  if (input.submit) assertWhole(actor, input.campaign);
  return inTransaction(services, async (tx) => {
    const advertiserId = await advertiserFor(tx.db, actor, input.account);
    const content = contentOf(input.campaign, {
      publicId: await nextPublicId(tx.db, input.campaign.category),
      publisherShareBasisPoints: DEFAULT_SHARE_BASIS_POINTS,
    });
    const created = await insertDraft(tx, actor, 'campaign.create', { advertiserId, content });
    await setLinks(tx, actor, created, input.campaign.links);
    await setRetention(tx, actor, created, input.campaign.personalDataDays);
    if (input.submit) await moveCampaign(tx, actor, created, 'submit');
    return reread(tx.db, created.id);
  });
}

/** Told beside the field: whoever chose it can choose something else. */
function assertKindOffered({ type }: CampaignInput): void {
  if (!isOffered(type)) throw new DomainError('validation_failed', { fields: { 'campaign.type': 'not_offered' } });
}

/** Advertisers write for themselves, an admin for the advertiser they picked. */
async function advertiserFor(db: Db, actor: Member, picked: string | undefined): Promise<string> {
  const id = viewedAccount(actor, picked);
  if (!id) throw new DomainError('validation_failed', { fields: { account: 'required' } });
  const account = await findAccount(db, id);
  if (account?.type !== 'advertiser') throw new DomainError('not_found');
  return id;
}

async function nextPublicId(db: Db, category: Category): Promise<string> {
  const prefix = publicIdPrefix(category);
  return publicIdOf(prefix, await takeCampaignNumber(db, prefix));
}

async function insertDraft(
  tx: WithDb,
  actor: Member,
  action: 'campaign.create' | 'campaign.duplicate',
  draft: { advertiserId: string; content: NewContent },
): Promise<ManagedCampaign> {
  const id = await insertCampaign(tx.db, { ...draft, status: 'draft', createdBy: actor.userId });
  const created = await reread(tx.db, id);
  await emit(tx, actor, { type: action, ...aboutCampaign(created), after: { ...created.terms } });
  return created;
}

type Edit = { id: string; version: number; campaign: CampaignInput; submit: boolean };

/** Every change of terms or texts is a new version, and holds from now on; what was agreed before stays readable. */
export function editCampaign(services: Tx, actor: Actor, input: Edit): Promise<ManagedCampaign> {
  return inTransaction(services, async (tx) => {
    const found = await findForChange(tx.db, actor, input.id);
    authorizeCampaign(actor, 'campaign.edit', found);
    assertUnchanged(found, input.version);
    assertEditable(found.status);
    assertPrices(tx, input.campaign);
    if (input.submit || found.status !== 'draft') assertWhole(actor, input.campaign);
    const content = contentOf(input.campaign, {
      publicId: await publicIdAfter(tx.db, found, input.campaign),
      publisherShareBasisPoints: found.terms.publisherShareBasisPoints,
      before: found.terms,
    });
    await saveContent(tx, actor, 'campaign.edit', found, content);
    await setLinks(tx, actor, found, input.campaign.links);
    await setRetention(tx, actor, found, input.campaign.personalDataDays);
    if (input.submit && found.status === 'draft')
      await moveCampaign(tx, actor, await reread(tx.db, found.id), 'submit');
    return reread(tx.db, found.id);
  });
}

/** Kind and category are settled with the first activation; before that, another category means another id. */
async function publicIdAfter(db: Db, found: ManagedCampaign, written: CampaignInput): Promise<string> {
  const { category, type } = written;
  if (type !== found.type) assertKindOffered(written);
  const isSame = category === found.category && type === found.type;
  if (!isSame && isSettled(found.status)) {
    const field = category === found.category ? 'type' : 'category';
    throw new DomainError('validation_failed', { fields: { [`campaign.${field}`]: 'invalid' } });
  }
  return category === found.category ? found.public_id : nextPublicId(db, category);
}

export async function saveContent(
  tx: WithDb,
  actor: Member,
  action: 'campaign.edit' | 'campaign.set-share',
  found: ManagedCampaign,
  content: NewContent,
): Promise<void> {
  const changed = changedParts(found, content);
  const [before, after] = [summaryOf(found, changed), summaryOf({ ...found, ...content }, changed)];
  const isListedElsewhere =
    content.category !== found.category || content.subCategory !== found.sub_category || content.type !== found.type;
  if (changed.length > 0) {
    await insertVersion(tx.db, { id: found.id, version: found.current_version + 1, createdBy: actor.userId }, content);
  } else if (isListedElsewhere) {
    await updateCampaign(tx.db, found.id, content, found.current_version);
  } else return;
  await emit(tx, actor, { type: action, ...aboutCampaign(found), before, after });
}

/** For the audit log: only what changed. */
function summaryOf(
  content: Pick<ManagedCampaign, 'terms' | 'texts' | 'category' | 'type'>,
  changed: ReturnType<typeof changedParts>,
): AuditFacts<'campaign.edit'> {
  const { category, type, texts, terms } = content;
  const parts = changed.map((part) => [part, part === 'texts' ? texts : terms[part]]);
  return { category, type, ...Object.fromEntries(parts) };
}

export function duplicateCampaign(services: Services, actor: Actor, id: string): Promise<ManagedCampaign> {
  return inTransaction(services, async (tx) => {
    const found = await findForChange(tx.db, actor, id);
    authorizeCampaign(actor, 'campaign.duplicate', found);
    assertOffered(found.type);
    const content: NewContent = {
      publicId: await nextPublicId(tx.db, found.category),
      category: found.category,
      subCategory: found.sub_category,
      type: found.type,
      terms: found.terms,
      texts: copyTexts(found.texts),
    };
    const created = await insertDraft(tx, actor, 'campaign.duplicate', { advertiserId: found.advertiserId, content });
    await setLinks(tx, actor, created, linksOf(found));
    await setRetention(tx, actor, created, found.personal_data_days);
    return reread(tx.db, created.id);
  });
}

/** What has calls or leads goes to the archive instead: the books must stay readable. */
export async function deleteCampaign(services: Services, actor: Actor, id: string): Promise<'deleted' | 'archived'> {
  const { outcome, files } = await removeCampaign(services, actor, id);
  for (const key of files) await forgetFile(services, key);
  return outcome;
}

/** The campaign is gone whatever becomes of its files, which nobody can name any more. */
async function forgetFile({ storage, log }: Services, key: string): Promise<void> {
  try {
    await storage.delete(key);
  } catch (error) {
    log.error({ err: error, key }, 'a file of a deleted campaign stays in the storage');
  }
}

type Removed = { outcome: 'deleted' | 'archived'; files: readonly string[] };

function removeCampaign(services: Services, actor: Actor, id: string): Promise<Removed> {
  return inTransaction(services, async (tx) => {
    const found = await findForChange(tx.db, actor, id);
    authorizeCampaign(actor, 'campaign.delete', found);
    const files = await listFiles(tx.db, id);
    if (!(await deleteUnlessReferenced(tx.db, id))) {
      await moveCampaign(tx, actor, found, 'archive');
      return { outcome: 'archived', files: [] };
    }
    await emit(tx, actor, {
      type: 'campaign.delete',
      ...aboutCampaign(found),
      before: { status: found.status, version: found.current_version, ...found.terms },
    });
    return { outcome: 'deleted', files };
  });
}

/** Locked until the end of the transaction. */
export async function findForChange(db: Db, actor: Actor, id: string): Promise<ManagedCampaign> {
  const found = await findCampaignForUpdate(db, id);
  if (!found) throw notFoundFor(actor);
  return found;
}

/** A change is made from what somebody read; if that is no longer what holds, they read it first. */
export function assertUnchanged(found: ManagedCampaign, version: number): void {
  if (version !== found.current_version) throw new DomainError('campaign_changed', { version: found.current_version });
}

export async function readCampaign(db: Db, actor: Actor, id: string): Promise<ManagedCampaign> {
  const found = await findCampaign(db, id);
  if (!found) throw notFoundFor(actor);
  authorizeCampaign(actor, 'campaign.read', found);
  return found;
}

/** Whoever may use no campaign at all is told that, not whether there is one. */
function notFoundFor(actor: Actor): DomainError {
  authorizeCampaigns(actor, 'campaign.list');
  return new DomainError('not_found');
}

export async function reread(db: Db, id: string): Promise<ManagedCampaign> {
  const campaign = await findCampaign(db, id);
  assert(campaign, 'a campaign that was just written is there');
  return campaign;
}
