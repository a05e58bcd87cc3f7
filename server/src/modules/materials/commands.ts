import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AddMaterialRequest, EditMaterialRequest, Material } from '@callstead/contract/materials';
import { assertEditable } from '@callstead/domain/campaigns/lifecycle';
import { DomainError } from '@callstead/domain/errors';
import { isPdf, isZip } from '@callstead/domain/materials/file-format';
import {
  type FileKind,
  LONGEST_SIDE,
  MOST_BYTES,
  MOST_KEPT,
  MOST_PUBLISHED,
} from '@callstead/domain/materials/material';
import type { Actor } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { newShortId } from '../../db/sortable-id.ts';
import { emit } from '../../events/emit.ts';
import { redrawPng } from '../../images/redraw-png.ts';
import type { Services } from '../../services.ts';
import { aboutCampaign } from '../campaigns/manage/about-campaign.ts';
import { authorizeCampaign } from '../campaigns/manage/authorize.ts';
import { findForChange, readCampaign } from '../campaigns/manage/commands.ts';
import type { ManagedCampaign } from '../campaigns/manage/queries.ts';
import { presentMaterial } from './present.ts';
import {
  countOfCampaign,
  findHosts,
  insertMaterial,
  listOfCampaign,
  type MaterialRow,
  updateMaterial,
  updatePositions,
} from './queries.ts';
import { readMaterial } from './reads.ts';

export type MaterialServices = Pick<Services, 'db' | 'limits' | 'storage' | 'log'>;

type Added = AddMaterialRequest & { campaignId: string };
type Stored = Partial<Pick<MaterialRow, 'storage_key' | 'bytes' | 'width' | 'height'>>;

/** A file is stored before its row is there; without the row it goes again. */
export async function addMaterial(services: MaterialServices, actor: Actor, added: Added): Promise<Material> {
  const campaign = await readCampaign(services.db, actor, added.campaignId);
  authorizeCampaign(actor, 'material.add', campaign);
  assertEditable(campaign.status);
  await services.limits.spend('material.account', actor.accountId);
  const stored: Stored = 'file' in added ? await storeFile(services, added) : {};
  try {
    return await insertAdded(services, actor, added, stored);
  } catch (error) {
    if (stored.storage_key) await services.storage.delete(stored.storage_key);
    throw error;
  }
}

function insertAdded(services: MaterialServices, actor: Actor, added: Added, stored: Stored): Promise<Material> {
  return inTransaction(services, async (tx) => {
    const campaign = await findForChange(tx.db, actor, added.campaignId);
    authorizeCampaign(actor, 'material.add', campaign);
    assertEditable(campaign.status);
    await assertRoom(tx.db, campaign.id);
    const { campaignId: campaign_id, kind, name, language } = added;
    const row = await insertMaterial(tx.db, {
      public_id: newShortId(),
      ...{ campaign_id, kind, name, language, ...stored },
      ...(added.kind === 'text' && { headline: added.headline, body: added.body }),
      ...(added.kind === 'page' && { address: added.address }),
      created_by: actor.userId,
    });
    const { facts } = aboutCampaign(campaign);
    await emit(tx, actor, { type: 'material.add', ...about(campaign), facts, after: { material: name } });
    return presentMaterial(row, await findHosts(tx.db, campaign.id));
  });
}

const TYPES: Record<FileKind, { extension: string; mediaType: string }> = {
  image: { extension: 'png', mediaType: 'image/png' },
  pdf: { extension: 'pdf', mediaType: 'application/pdf' },
  zip: { extension: 'zip', mediaType: 'application/zip' },
};
export const typeOf = (kind: FileKind) => TYPES[kind];

/** An image is drawn anew, so that nothing somebody sent is shown to others; documents and archives are only handed on. */
async function storeFile({ storage }: MaterialServices, { kind, file }: Extract<Added, { file: string }>) {
  const sent = Buffer.from(file, 'base64');
  const image = kind === 'image' ? await redrawPng(sent, LONGEST_SIDE) : undefined;
  const isGood = { image: () => image !== undefined, pdf: () => isPdf(sent), zip: () => isZip(sent) };
  if (!isGood[kind]()) throw new DomainError('validation_failed', { fields: { file: 'invalid' } });
  const kept = image?.file ?? sent;
  if (kept.length > MOST_BYTES[kind] * 2) throw new DomainError('validation_failed', { fields: { file: 'too_large' } });
  const { extension, mediaType } = TYPES[kind];
  const storage_key = `materials/${randomBytes(16).toString('hex')}.${extension}`;
  const { bytes } = await storage.put(storage_key, Readable.from([kept]), mediaType);
  return { storage_key, bytes, ...(image && { width: image.width, height: image.height }) };
}

type Edited = EditMaterialRequest & { id: string };

export function editMaterial(services: WithDb, actor: Actor, { id, ...written }: Edited): Promise<Material> {
  return inTransaction(services, async (tx) => {
    const { row, campaign } = await lockMaterial(tx, actor, id);
    authorizeCampaign(actor, 'material.edit', campaign);
    if (written.kind !== row.kind) throw new DomainError('validation_failed', { fields: { kind: 'invalid' } });
    const { kind: _, ...change } = written;
    const saved = await updateMaterial(tx.db, id, change);
    const [before, after] = [row, saved].map(({ name, headline, body, address }) => ({
      material: name,
      ...(row.kind === 'text' && { headline, body }),
      ...(row.kind === 'page' && { address }),
    }));
    await emit(tx, actor, { type: 'material.edit', ...about(campaign), before, after });
    return presentMaterial(saved, await findHosts(tx.db, campaign.id));
  });
}

/** Nobody sees it any more but those who look after the campaign; links that name it go on. */
export const archiveMaterial = (services: WithDb, actor: Actor, id: string) =>
  moveMaterial(services, actor, { id, action: 'material.archive', archivedAt: new Date() });

export const restoreMaterial = (services: WithDb, actor: Actor, id: string) =>
  moveMaterial(services, actor, { id, action: 'material.restore', archivedAt: null });

type Move = { id: string; action: 'material.archive' | 'material.restore'; archivedAt: Date | null };

function moveMaterial(services: WithDb, actor: Actor, { id, action, archivedAt }: Move): Promise<Material> {
  return inTransaction(services, async (tx) => {
    const { row, campaign } = await lockMaterial(tx, actor, id);
    authorizeCampaign(actor, action, campaign);
    const hosts = await findHosts(tx.db, campaign.id);
    const isThere = (row.archived_at === null) === (archivedAt === null);
    if (isThere) return presentMaterial(row, hosts);
    if (archivedAt === null) await assertRoom(tx.db, campaign.id, { more: 0 });
    const saved = await updateMaterial(tx.db, id, { archived_at: archivedAt });
    await emit(tx, actor, { type: action, ...about(campaign), after: { material: row.name } });
    return presentMaterial(saved, hosts);
  });
}

/** All that is published, and nothing else: whoever ordered an older list is told so. */
export function orderMaterials(services: WithDb, actor: Actor, order: { campaignId: string; ids: readonly string[] }) {
  return inTransaction(services, async (tx) => {
    const campaign = await findForChange(tx.db, actor, order.campaignId);
    authorizeCampaign(actor, 'material.order', campaign);
    assertEditable(campaign.status);
    const rows = await listOfCampaign(tx.db, campaign.id);
    const published = rows.filter((row) => row.archived_at === null).map((row) => row.id);
    const isAll = [...published].sort().join() === [...order.ids].sort().join();
    if (!isAll) throw new DomainError('campaign_changed');
    if (published.join() === order.ids.join()) return;
    await updatePositions(tx.db, order.ids);
    await emit(tx, actor, { type: 'material.order', ...about(campaign) });
  });
}

function about(campaign: ManagedCampaign) {
  const { subject, accountId } = aboutCampaign(campaign);
  return { subject, accountId, facts: { advertiserId: campaign.advertiserId } };
}

/** With its campaign locked: the material of one changes one step after the other. */
async function lockMaterial(tx: WithDb, actor: Actor, id: string) {
  const { campaign_id } = await readMaterial(tx.db, actor, id);
  const campaign = await findForChange(tx.db, actor, campaign_id);
  assertEditable(campaign.status);
  return { campaign, row: await readMaterial(tx.db, actor, id) };
}

async function assertRoom(db: Db, campaignId: string, { more } = { more: 1 }): Promise<void> {
  const { published, kept } = await countOfCampaign(db, campaignId);
  if (published >= MOST_PUBLISHED || kept + more > MOST_KEPT) throw new DomainError('material_limit');
}
