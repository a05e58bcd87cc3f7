import type { Endpoint } from '@callstead/contract/endpoint';
import { WEBHOOK_TYPES, type WebhookType } from '@callstead/domain/integrations/webhook';
import * as z from 'zod';
import type { Examples } from './examples.ts';
import type { Components, JsonSchema } from './json-schema.ts';

type Api = ReadonlyMap<string, Endpoint>;

/** What each type tells of; a new type without a sentence does not compile. */
const WEBHOOK_TEXTS: Record<WebhookType, string> = {
  'call.incoming': 'A call came in and is being connected.',
  'call.connected': 'Caller and business talk.',
  'call.completed': 'A call has ended, or was never dialled; its outcome and amounts are known.',
  'call.converted': 'A conversion of a call was reported.',
  'call.approved': 'The approval time of a call is over, or an admin approved it: it will be paid.',
  'call.refused': 'A call is not paid after all.',
  'call.recording': 'The recording of a call can be heard.',
  'conversion.accepted': 'A conversion was reported and accepted.',
  'conversion.changed': 'Status or amount of a conversion was changed by whoever reported it.',
  'conversion.approved': 'A conversion will be paid.',
  'conversion.refused': 'A conversion is not paid after all.',
  'lead.accepted': 'A lead was accepted.',
  'lead.rejected': 'A lead was rejected; its reason says why.',
  'lead.approved': 'A lead will be paid.',
  'lead.refused': 'A lead is not paid after all.',
  'payout.sent': 'A payout is on its way.',
  'payout.failed': 'A payout came back; its amount is yours again.',
  'invoice.issued': 'An invoice was issued.',
  'campaign.cap_reached': 'A campaign takes nothing more until its cap begins anew.',
  'balance.low': 'The balance is below what you wanted to be told of.',
  'alert.raised': 'An alert of yours found what it watches for.',
};

/** The operation that gives the same thing when it is asked for. */
const READ_BY: Readonly<Record<string, string>> = {
  call: 'readCall',
  conversion: 'readConversion',
  lead: 'readLead',
  payout: 'readPayout',
  invoice: 'readInvoice',
  campaign: 'readCampaign',
  balance: 'readBalance',
};

type Describing = { components: Components; examples: Examples };

/** What the network sends, for the section `webhooks` of the document. */
export function webhooksOf(api: Api, describing: Describing): Record<string, object> {
  const described = WEBHOOK_TYPES.map((type) => [type, { post: operationOf(type, api, describing) }]);
  return Object.fromEntries(described);
}

function operationOf(type: WebhookType, api: Api, { components, examples }: Describing) {
  const [object = ''] = type.split('.');
  const operation = READ_BY[object] ?? '';
  const shape = api.get(operation)?.answers[200];
  const isKnown = shape instanceof z.ZodType;
  const data = isKnown ? components.schemaOf(shape, 'output') : NAMED;
  const example = (isKnown ? examples[operation]?.answer : undefined) ?? { object, id: EXAMPLE_ID };
  return {
    operationId: `webhook.${type}`,
    tags: ['Webhooks sent'],
    summary: type,
    description: WEBHOOK_TEXTS[type],
    parameters: SIGNATURE,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: eventSchema(type, data),
          example: {
            id: 'evt_0d9c1f0f7c5b4c7ea4a6',
            type,
            createdAt: '2026-03-02T15:04:05.000Z',
            sequence: 7,
            data: example,
          },
        },
      },
    },
    responses: {
      '2XX': { description: 'Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours.' },
    },
    security: [],
  };
}

const EXAMPLE_ID = '4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e';

/** For what no operation reads yet. */
const NAMED: JsonSchema = {
  type: 'object',
  properties: {
    object: { type: 'string', description: 'What it is about.' },
    id: { type: 'string', description: 'Its id, to ask for it.' },
  },
  required: ['object', 'id'],
};

const eventSchema = (type: WebhookType, data: JsonSchema) => ({
  type: 'object',
  required: ['id', 'type', 'createdAt', 'sequence', 'data'],
  properties: {
    id: { type: 'string', description: 'The same in every try and replay: what came twice has one id.' },
    type: { const: type },
    createdAt: { type: 'string', format: 'date-time', description: 'When it happened.' },
    sequence: {
      type: 'integer',
      description: 'Grows with everything that happens to one object: of two, the greater is newer.',
    },
    data,
  },
});

const signed = (name: string, description: string, example: string) => ({
  ...{ name, in: 'header', required: true, description, schema: { type: 'string' }, example },
});
const SIGNATURE = [
  signed('webhook-id', 'The id of the event.', 'evt_0d9c1f0f7c5b4c7ea4a6'),
  signed('webhook-timestamp', 'When it was sent, in seconds since 1970.', '1772463845'),
  signed(
    'webhook-signature',
    'One signature for each secret that is valid now.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];
