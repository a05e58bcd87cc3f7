import { createHash } from 'node:crypto';
import type { LeadDelivery, LeadWay, LeadWays } from '@callstead/contract/leads/delivery';
import { USUAL_FORM } from '@callstead/domain/leads/form';
import type { Services } from '../../../services.ts';
import { type LeadDeliveryRow, listTries, type TryRow } from './delivery-queries.ts';
import { targetOf } from './put-together.ts';
import { openAnswer } from './sealed-way.ts';
import { type DeliveringCampaign, listOwnEndpoints, listWaysById, type WayRow } from './way-queries.ts';

type OwnEndpoint = { id: string; url: string };

export function presentWays(
  campaign: DeliveringCampaign,
  ways: readonly WayRow[],
  endpoints: readonly OwnEndpoint[],
  now: Date,
): LeadWays {
  const { id, publicId, titles, form } = campaign;
  const { fields, countedWhen } = form ?? USUAL_FORM;
  return {
    ...{ campaign: { id, publicId, titles }, seen: seenOf(ways), countedWhen, endpoints: [...endpoints] },
    ways: ways.map((way) => presentWay(way, now)),
    fields: fields.filter(({ kind }) => kind !== 'standard').map(({ name }) => name),
  };
}

function presentWay({ id, decides, settings, previous_until: until }: WayRow, now: Date): LeadWay {
  if (settings.kind === 'email') return { id, decides, kind: 'email', to: [...settings.to] };
  if (settings.kind === 'webhook')
    return { ...{ id, decides, ...settings }, previousSecretUntil: until && until > now ? until.toISOString() : null };
  const headers = settings.headers.map((header) => ({ ...header, value: header.isSecret ? null : header.value }));
  return { id, decides, ...settings, headers };
}

/** Another text whenever anything of them is another. */
export const seenOf = (ways: readonly WayRow[]) =>
  createHash('sha256')
    .update(JSON.stringify(ways.map((way) => [way.id, way.decides, way.settings, way.header_secrets])))
    .digest('base64url');

/** With their tries. */
export async function presentDeliveries(
  services: Pick<Services, 'db' | 'sealSecret'>,
  advertiserId: string,
  rows: readonly LeadDeliveryRow[],
): Promise<LeadDelivery[]> {
  const { db } = services;
  const [ways, tries, endpoints] = await Promise.all([
    listWaysById(db, [...new Set(rows.map(({ way_id }) => way_id))]),
    listTries(
      db,
      rows.map(({ id }) => id),
    ),
    listOwnEndpoints(db, advertiserId),
  ]);
  return rows.flatMap((row) => {
    const way = ways.find(({ id }) => id === row.way_id);
    if (!way) return [];
    return {
      ...{ id: row.id, kind: way.kind, target: targetOf(way.settings, endpoints), decides: row.decides },
      ...{ leadId: row.lead_id, state: row.state, createdAt: row.created_at.toISOString() },
      nextTryAt: row.state === 'waiting' ? row.next_try_at.toISOString() : null,
      tries: tries.filter(({ delivery_id }) => delivery_id === row.id).map((each) => presentTry(services, each)),
    };
  });
}

function presentTry(services: Pick<Services, 'sealSecret'>, row: TryRow): LeadDelivery['tries'][number] {
  const { at, duration_ms: durationMs, status, failure, sealed, delivery_id } = row;
  const kept = sealed === null ? { answer: null, reason: null } : openAnswer(services, delivery_id, sealed);
  return { at: at.toISOString(), durationMs, status, failure, ...kept };
}
