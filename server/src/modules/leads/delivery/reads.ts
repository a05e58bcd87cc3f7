import type { LeadDeliveries, LeadDeliveryDetail, LeadDeliveryListQuery } from '@callstead/contract/leads/delivery';
import { DomainError } from '@callstead/domain/errors';
import type { DeliveredLead } from '@callstead/domain/leads/delivery/delivered-lead';
import { OFFERED } from '@callstead/domain/offered';
import type { Actor } from '@callstead/domain/policy';
import { KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { findLead } from '../queries.ts';
import { campaignFor, type WayServices } from './commands.ts';
import { findDelivery, listDeliveries, listDeliveriesOfLead } from './delivery-queries.ts';
import { presentDeliveries } from './present.ts';
import { httpMessage, leadOf, webhookBody } from './put-together.ts';
import { listWaysById, type WayRow } from './way-queries.ts';

const DELIVERY_KEY = [KEY.text] as const;

export async function readDeliveries(
  services: WayServices,
  actor: Actor,
  { id, ...query }: LeadDeliveryListQuery & { id: string },
) {
  const { advertiserId } = await campaignFor(services, actor, 'lead-delivery.list', id);
  const request = pageRequestOf(query, DELIVERY_KEY);
  const [before] = request.from ?? [];
  const rows = await listDeliveries(services.db, id, { ...(before && { before }), limit: query.limit + 1 });
  const page = pageOf(rows, request, (row) => [row.id]);
  const shown = await presentDeliveries(services, advertiserId, page.rows);
  const byId = new Map(shown.map((each) => [each.id, each]));
  return listed({ ...page, rows: page.rows.filter((row) => byId.has(row.id)) }, (row) => byId.get(row.id) as never);
}

/** 404 instead of 403 for another's lead. */
export async function readOfLead(services: WayServices, actor: Actor, leadId: string): Promise<LeadDeliveries> {
  if (!OFFERED.leads) throw new DomainError('not_offered');
  const lead = await findLead(services.db, leadId);
  if (!lead) throw new DomainError('not_found');
  const { advertiserId } = await campaignFor(services, actor, 'lead-delivery.list', lead.campaign_id);
  const rows = await listDeliveriesOfLead(services.db, leadId);
  return { deliveries: await presentDeliveries(services, advertiserId, rows) };
}

/** With what is sent, put together for whoever looks at it. */
export async function readDelivery(services: WayServices, actor: Actor, id: string): Promise<LeadDeliveryDetail> {
  if (!OFFERED.leads) throw new DomainError('not_offered');
  const row = await findDelivery(services.db, id);
  if (!row) throw new DomainError('not_found');
  const { advertiserId } = await campaignFor(services, actor, 'lead-delivery.list', row.campaign_id);
  const [[shown], [way], lead] = await Promise.all([
    presentDeliveries(services, advertiserId, [row]),
    listWaysById(services.db, [row.way_id]),
    leadOf(services.db, row),
  ]);
  if (!shown) throw new DomainError('not_found');
  return { ...shown, request: way && lead ? requestOf(way, id, lead, shown.target) : null };
}

function requestOf({ settings }: WayRow, id: string, lead: DeliveredLead, target: string) {
  if (settings.kind === 'email') return { method: 'MAIL', target, headers: {}, body: JSON.stringify(lead, null, 2) };
  if (settings.kind === 'http') return { ...httpMessage(settings, id, lead, 'hidden'), target };
  const headers = { 'content-type': 'application/json', 'webhook-id': id };
  return { method: 'POST', target, headers, body: webhookBody(id, lead) };
}
