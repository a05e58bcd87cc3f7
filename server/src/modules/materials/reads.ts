import type {
  CampaignMaterials,
  MaterialCampaigns,
  ReadyMaterialsQuery,
  ReadyMaterialsResponse,
} from '@callstead/contract/materials';
import { DomainError } from '@callstead/domain/errors';
import type { Language } from '@callstead/domain/identity/account';
import { MATERIAL_ID } from '@callstead/domain/materials/material';
import { type Actor, authorize } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import type { Db } from '../../db/database.ts';
import { KEY, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import type { Services } from '../../services.ts';
import { authorizeCampaign } from '../campaigns/manage/authorize.ts';
import { readCampaign } from '../campaigns/manage/commands.ts';
import { presentMaterial, presentReady } from './present.ts';
import {
  findAffId,
  findHosts,
  findMaterial,
  findServed,
  listOfCampaign,
  listReady,
  listReadyCampaigns,
  type MaterialRow,
  type ServedFile,
} from './queries.ts';

export async function readCampaignMaterials(db: Db, actor: Actor, campaignId: string): Promise<CampaignMaterials> {
  const campaign = await readCampaign(db, actor, campaignId);
  authorizeCampaign(actor, 'material.read', campaign);
  const hosts = await findHosts(db, campaignId);
  const rows = await listOfCampaign(db, campaignId);
  const { id, public_id: publicId, status, texts } = campaign;
  return {
    campaign: { id, publicId, status, title: { es: texts.es.title, en: texts.en.title } },
    materials: rows.map((row) => presentMaterial(row, hosts)),
  };
}

/** A material of a campaign whoever asks looks after; as if there were none for everybody else. */
export async function readMaterial(db: Db, actor: Actor, id: string): Promise<MaterialRow> {
  const found = await findMaterial(db, id);
  const campaign = await readCampaign(db, actor, found?.campaign_id ?? id);
  authorizeCampaign(actor, 'material.read', campaign);
  if (!found) throw new DomainError('not_found');
  return found;
}

export async function readReadyMaterials(
  { db, config }: Pick<Services, 'db' | 'config'>,
  actor: Actor,
  query: ReadyMaterialsQuery,
): Promise<ReadyMaterialsResponse> {
  authorize(actor, 'material.browse');
  const publisherId = viewedAccount(actor, query.account);
  const request = pageRequestOf(query, [KEY.text, KEY.integer, KEY.uuid]);
  const [campaign = '', position, id = ''] = request.from ?? [];
  const rows = await listReady(db, {
    publisherId,
    campaign: query.campaign,
    kind: query.kind,
    spoken: query.spoken,
    after: request.from && { campaign, position: Number(position), id },
    limit: query.limit + 1,
  });
  const affId = publisherId ? await findAffId(db, publisherId) : null;
  return listed(
    pageOf(rows, request, (row) => [row.offer_id, String(row.position), row.id]),
    (row) => presentReady(row, { publicUrl: config.publicUrl, affId, language: query.language }),
  );
}

export async function readMaterialCampaigns(
  db: Db,
  actor: Actor,
  query: { account?: string | undefined; language: Language },
): Promise<MaterialCampaigns> {
  authorize(actor, 'material.browse');
  const rows = await listReadyCampaigns(db, viewedAccount(actor, query.account));
  return { campaigns: rows.map((row) => ({ id: row.public_id, title: row.texts[query.language].title })) };
}

/** What pages of other sites load: 404 for whatever is not published. */
export async function readServedFile({ pool }: Pick<Services, 'pool'>, publicId: string): Promise<ServedFile> {
  const found = MATERIAL_ID.test(publicId) ? await findServed(pool, publicId) : undefined;
  if (!found) throw new DomainError('not_found');
  return found;
}
