import type { AddMaterialRequest } from '@callstead/contract/materials';
import type { Member } from '@callstead/domain/policy';
import { deleteSetting } from '../db/settings.ts';
import { addMaterial } from '../modules/materials/commands.ts';
import type { Services } from '../services.ts';
import { MATERIAL_WANTED } from './demo.ts';
import { type Banner, drawBanner, EMBER, SPRUCE } from './demo-banner.ts';
import { findDemoCampaigns } from './history/queries.ts';
import { setUpHistory } from './history/setup.ts';

const image = (name: string, banner: Banner): AddMaterialRequest => ({
  kind: 'image',
  name,
  language: null,
  file: drawBanner(banner).toString('base64'),
});

const OF_ADVERTISER = (): AddMaterialRequest[] => [
  image('Rectángulo 300 × 250', { width: 300, height: 250, ...SPRUCE }),
  image('Cabecera 728 × 90', { width: 728, height: 90, ...EMBER }),
  {
    kind: 'text',
    name: 'Aire averiado',
    language: 'es',
    headline: '¿Sin aire acondicionado? Un técnico hoy mismo',
    body: 'Reparamos aire acondicionado y calefacción las 24 horas.\nLlama y te damos hora para hoy, sin compromiso.',
  },
  {
    kind: 'text',
    name: 'Broken AC',
    language: 'en',
    headline: 'No AC? A technician today',
    body: 'We repair air conditioning and heating around the clock.\nCall now and choose a time for today, no obligation.',
  },
];

const OF_NETWORK = (): AddMaterialRequest[] => [
  image('Cuadrado 250 × 250', { width: 250, height: 250, ...EMBER }),
  image('Móvil 320 × 100', { width: 320, height: 100, ...SPRUCE }),
];

/**
 * Material of two campaigns, once, through the same command as any other. Not part of the history, whose copies have no
 * files: each demo stores its own.
 */
export async function seedDemoMaterial(services: Services): Promise<void> {
  if (!(await deleteSetting(services.db, MATERIAL_WANTED))) return;
  const { as } = await setUpHistory(services);
  const now = new Date();
  const { ofAdvertiser, ofNetwork } = await findDemoCampaigns(services.db, as('advertiser', now).accountId);
  await addAll(services, as('advertiser', now), ofAdvertiser, OF_ADVERTISER());
  await addAll(services, as('admin', now), ofNetwork, OF_NETWORK());
}

async function addAll(
  services: Services,
  actor: Member,
  campaignId: string | undefined,
  added: readonly AddMaterialRequest[],
): Promise<void> {
  if (campaignId) for (const each of added) await addMaterial(services, actor, { campaignId, ...each });
}
