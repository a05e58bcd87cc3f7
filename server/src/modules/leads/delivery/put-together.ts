import type { DeliveredLead } from '@callstead/domain/leads/delivery/delivered-lead';
import { sampleLead } from '@callstead/domain/leads/delivery/delivered-lead';
import { fillTemplate } from '@callstead/domain/leads/delivery/template';
import { type HttpWay, LEAD_DELIVERY_TYPE, type WaySettings } from '@callstead/domain/leads/delivery/way';
import { USUAL_FORM } from '@callstead/domain/leads/form';
import type { Db } from '../../../db/database.ts';
import { momentOfId } from '../../../db/sortable-id.ts';
import type { LeadDeliveryRow } from './delivery-queries.ts';
import { findLeadToDeliver } from './lead-queries.ts';
import type { HeaderSecrets } from './sealed-way.ts';
import { findDeliveringCampaign } from './way-queries.ts';

type Asked = Pick<LeadDeliveryRow, 'id' | 'lead_id' | 'campaign_id'>;

/** Who is delivered; undefined: they are erased, or the lead was rejected meanwhile. */
export async function leadOf(db: Db, { id, lead_id, campaign_id }: Asked): Promise<DeliveredLead | undefined> {
  if (lead_id !== null) return findLeadToDeliver(db, lead_id);
  const campaign = await findDeliveringCampaign(db, campaign_id);
  if (!campaign) return undefined;
  const { fields = USUAL_FORM.fields, sentence = USUAL_FORM.consent.sentence } = campaign.form ?? {};
  const at = momentOfId('dlv', id) ?? new Date(0);
  return sampleLead({ id: 'sample', offerId: campaign.publicId, at, fields, sentence: sentence.en });
}

/** Of a webhook: the same text at every try, as far as the lead is the same. */
export const webhookBody = (deliveryId: string, lead: DeliveredLead): string =>
  JSON.stringify({ id: deliveryId, type: LEAD_DELIVERY_TYPE, createdAt: lead.arrivedAt, sequence: 0, data: lead });

const MEDIA_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;
const HIDDEN = '••••••';

/** A mapped request; where it is only shown its secrets stay out. */
export function httpMessage(way: HttpWay, deliveryId: string, lead: DeliveredLead, secrets: HeaderSecrets | 'hidden') {
  const own = way.headers.map(({ name, value, isSecret }) => {
    if (!isSecret) return [name, value];
    return [name, secrets === 'hidden' ? HIDDEN : (secrets[name.toLowerCase()] ?? '')];
  });
  return {
    method: way.method,
    headers: {
      ...Object.fromEntries(own),
      'content-type': MEDIA_TYPES[way.bodyKind],
      'user-agent': 'Callstead-Leads/1',
      'idempotency-key': deliveryId,
    } as Record<string, string>,
    body: fillTemplate(way.bodyKind, way.template, lead),
  };
}

/** Where it goes, without what may be secret in an address; `endpoints` are the account's own webhooks. */
export function targetOf(settings: WaySettings, endpoints: readonly { id: string; url: string }[]): string {
  if (settings.kind === 'email') return settings.to.join(', ');
  const own = settings.kind === 'webhook' && settings.endpointId;
  const url = own ? endpoints.find(({ id }) => id === own)?.url : settings.url;
  return url ? new URL(url).host : '';
}
