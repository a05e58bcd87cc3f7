import { randomUUID } from 'node:crypto';
import type { WaySettings } from '@callstead/domain/leads/delivery/way';
import { newSortableId } from '../db/sortable-id.ts';
import { newWebhookSecret } from '../modules/integrations/webhooks/sign.ts';
import { sealHeaders, sealWaySecret } from '../modules/leads/delivery/sealed-way.ts';
import type { TestNetwork } from './test-network.ts';

type Wanted = { settings?: WaySettings; position?: number; decides?: boolean; secrets?: Record<string, string> };
const WEBHOOK: WaySettings = { kind: 'webhook', endpointId: null, url: 'https://crm.example/leads' };

/** How the leads of a campaign are delivered. */
export async function aLeadWay(
  { db, services }: Pick<TestNetwork, 'db'> & { services: { sealSecret: string } },
  campaignId: string,
  { settings = WEBHOOK, position = 0, decides = false, secrets = {} }: Wanted = {},
) {
  const [id, secret] = [randomUUID(), newWebhookSecret()];
  await db
    .insertInto('lead_way')
    .values({
      ...{ id, campaign_id: campaignId, position, decides, kind: settings.kind, settings: JSON.stringify(settings) },
      ...{ secret: sealWaySecret(services, id, secret), header_secrets: sealHeaders(services, id, secrets) },
      created_at: new Date(),
    })
    .execute();
  return { id, secret };
}

/** A sample that waits to be sent. */
export async function aLeadDelivery({ db }: Pick<TestNetwork, 'db'>, campaignId: string, wayId: string) {
  const now = new Date();
  const id = newSortableId('dlv', now);
  await db
    .insertInto('lead_delivery')
    .values({
      ...{ id, campaign_id: campaignId, way_id: wayId, lead_id: null, position: 0, decides: false, next_try_at: now },
    })
    .execute();
  return id;
}
