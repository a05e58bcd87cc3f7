import { randomInt } from 'node:crypto';
import type { CreateLinkRequest, EditLinkRequest } from '@callstead/contract/links';
import { assert } from '@callstead/domain/assert';
import { SUB_PARAMETERS } from '@callstead/domain/clicks/click-parameters';
import { buildDeepLink } from '@callstead/domain/clicks/destination';
import { newLinkCode } from '@callstead/domain/clicks/link-code';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import {
  findJoinedCampaign,
  findSavedLink,
  findSavedLinkForUpdate,
  insertSavedLink,
  type SavedLinkRow,
  updateSavedLink,
} from './queries.ts';

const CHANCES = 2 ** 32;
const TRIES = 10;

/** Only for a campaign the publisher has joined; nobody is told of it, since a code that is not known is not remembered. */
export function createLink(services: WithDb, actor: Actor, written: CreateLinkRequest): Promise<SavedLinkRow> {
  authorize(actor, 'link.create');
  return inTransaction(services, async (tx) => {
    const campaign = await findJoinedCampaign(tx.db, written.campaignId, actor.accountId);
    if (!campaign) throw new DomainError('not_found');
    if (campaign.status !== 'approved') throw new DomainError('application_state', { status: campaign.status });
    assertAllowed(written.deepLink, campaign.deep_link_hosts);
    const id = await insertWithCode(tx.db, {
      ...carriedBy(written),
      publisher_id: actor.accountId,
      campaign_id: campaign.id,
    });
    const created = await findSavedLink(tx.db, id);
    assert(created, 'a link that was just saved is there');
    await emit(tx, actor, { type: 'link.create', ...aboutLink(created), after: factsOf(created) });
    return created;
  });
}

/** Two codes are hardly ever the same; whoever meets one takes another. */
async function insertWithCode(db: Db, link: Omit<Parameters<typeof insertSavedLink>[1], 'code'>): Promise<string> {
  for (let left = TRIES; left > 0; left -= 1) {
    const saved = await insertSavedLink(db, { ...link, code: newLinkCode(() => randomInt(CHANCES) / CHANCES) });
    if (saved) return saved.id;
  }
  throw new DomainError('unavailable');
}

/** Clicks keep what the link said when they came; the next ones say what it says now. */
export function editLink(
  services: WithDb,
  actor: Actor,
  { id, ...written }: EditLinkRequest & { id: string },
): Promise<SavedLinkRow> {
  return inTransaction(services, async (tx) => {
    const found = await findOwn(tx.db, actor, id);
    authorize(actor, 'link.edit', found);
    const campaign = await findJoinedCampaign(tx.db, found.public_id, found.publisherId);
    if (written.deepLink !== found.deep_link) assertAllowed(written.deepLink, campaign?.deep_link_hosts ?? []);
    await updateSavedLink(tx.db, id, carriedBy(written));
    const edited = await findOwn(tx.db, actor, id);
    await emit(tx, actor, {
      type: 'link.edit',
      ...aboutLink(edited),
      before: factsOf(found),
      after: factsOf(edited),
    });
    return edited;
  });
}

/** Said again it changes nothing. */
export async function archiveLink(
  services: WithDb,
  actor: Actor,
  { id, archived }: { id: string; archived: boolean },
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const found = await findOwn(tx.db, actor, id);
    authorize(actor, 'link.archive', found);
    if (archived === (found.archived_at !== null)) return;
    await updateSavedLink(tx.db, id, { archived_at: archived ? new Date() : null });
    const [before, after] = [{ archived: !archived }, { archived }];
    await emit(tx, actor, { type: 'link.archive', ...aboutLink(found), before, after });
  });
}

/** 404 instead of 403 for another's. */
async function findOwn(db: Db, actor: Actor, id: string): Promise<SavedLinkRow> {
  const found = await findSavedLinkForUpdate(db, id);
  const isOwn = actor.role !== 'anonymous' && found?.publisherId === actor.accountId;
  if (!found || !isOwn) throw new DomainError('not_found');
  return found;
}

/** A deep link that the campaign does not take would silently lead elsewhere. */
function assertAllowed(deepLink: string | null, hosts: readonly string[]): void {
  if (deepLink !== null && buildDeepLink(deepLink, hosts, '') === undefined)
    throw new DomainError('validation_failed', { fields: { deepLink: 'not_offered' } });
}

const carriedBy = ({ name, deepLink, sub1, sub2, sub3, sub4, sub5, source, creative }: EditLinkRequest) => ({
  name,
  deep_link: deepLink,
  ...{ sub1, sub2, sub3, sub4, sub5, source, creative },
});

const aboutLink = ({ id, code, name, publisherId }: SavedLinkRow) => ({
  subject: { type: 'link' as const, id, name: `${code} · ${name}` },
  accountId: publisherId,
});

function factsOf(link: SavedLinkRow) {
  const subIds = SUB_PARAMETERS.flatMap((name) => (link[name] ? [`${name}=${link[name]}`] : [])).join(' ');
  return { linkName: link.name, campaign: link.public_id, subIds: subIds || null, deepLink: link.deep_link };
}
