import { aConversionFeed, aPostback } from '../a-postback.ts';
import { aDelivery, aWebhook } from '../a-webhook.ts';
import { anApiKey } from '../an-api-key.ts';
import type { Person, TestNetwork } from '../test-network.ts';
import {
  ADVERTISERS,
  APPROVED_ADVERTISERS,
  APPROVED_PUBLISHERS,
  type Entry,
  EVERYBODY,
  MEMBERS,
  PUBLISHERS,
  type Rows,
} from './entry.ts';

const KEYS: Rows = {
  own: async (t, { profile }) => ({ id: (await anApiKey(t, profile)).id }),
  another: async (t) => ({ id: (await anApiKey(t, await t.anAccount('publisher'))).id }),
  mayAnother: [],
};

const TRADERS = [...PUBLISHERS, ...ADVERTISERS];
const APPROVED = [...APPROVED_PUBLISHERS, ...APPROVED_ADVERTISERS];
const WEBHOOK = { url: 'https://crm.example/hooks', types: ['call.completed'] };

const made = async (t: TestNetwork, accountId: string) => {
  const { id } = await aWebhook(t, accountId);
  return { id, deliveryId: (await aDelivery(t, id)).id };
};
const WEBHOOKS: Rows = {
  own: async (t, { profile }: Person) => (profile.type === 'admin' ? undefined : made(t, profile.id)),
  another: async (t) => made(t, (await t.anAccount('publisher')).id),
  mayAnother: [],
};
/** Whoever may change none of their own learns nothing of another's either. */
const refusal: Entry['refusal'] = (visitor, whose) =>
  whose === 'another' && TRADERS.includes(visitor) ? 'not_found' : undefined;
const POSTBACK = {
  ...{ name: 'Voluum', method: 'GET', types: ['call.converted'] },
  url: 'https://t.example/p?cid={sub1}',
};
const ofPublishers = (make: (t: TestNetwork, accountId: string) => Promise<{ id: string }>): Rows => ({
  own: async (t, { profile }: Person) => (profile.aff_id === null ? undefined : make(t, profile.id)),
  another: async (t) => make(t, (await t.anAccount('publisher')).id),
  mayAnother: [],
});
const POSTBACKS = ofPublishers(aPostback);
const FEEDS = ofPublishers(aConversionFeed);
const refusalOfPublishers: Entry['refusal'] = (visitor, whose) =>
  whose === 'another' && PUBLISHERS.includes(visitor) ? 'not_found' : undefined;
const aboutOwn: Entry = { may: APPROVED, rows: WEBHOOKS, refusal };

export const integrationsMatrix: Record<string, Entry> = {
  'GET /api/api-keys': { may: MEMBERS },
  'POST /api/api-keys': {
    may: APPROVED,
    answers: 201,
    body: { name: 'CRM', mode: 'live', scopes: ['calls:read'] },
    refusal: (visitor) => (visitor === 'admin' ? 'two_factor_enrolment_required' : undefined), // these have none
  },
  'DELETE /api/api-keys/:id': { may: MEMBERS, answers: 204, rows: KEYS },
  'GET /api/webhooks': { may: TRADERS },
  'POST /api/webhooks': { may: APPROVED, answers: 201, body: WEBHOOK },
  'PUT /api/webhooks/:id': { ...aboutOwn, body: WEBHOOK },
  'PUT /api/webhooks/:id/state': { ...aboutOwn, body: { state: 'paused' } },
  'POST /api/webhooks/:id/secrets': { ...aboutOwn, answers: 201 },
  'POST /api/webhooks/:id/tests': { ...aboutOwn, answers: 201 },
  'POST /api/webhooks/:id/deliveries/:deliveryId/replay': { ...aboutOwn, answers: 204 },
  'GET /api/webhooks/:id/deliveries': { may: TRADERS, rows: WEBHOOKS },
  'DELETE /api/webhooks/:id': { may: TRADERS, answers: 204, rows: WEBHOOKS },
  'POST /api/webhooks/:id/replays': {
    ...aboutOwn,
    body: { from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' },
  },
  'GET /api/postback-addresses': { may: PUBLISHERS },
  'GET /api/postback-addresses/options': { may: PUBLISHERS },
  'POST /api/postback-addresses': { may: APPROVED_PUBLISHERS, answers: 201, body: POSTBACK },
  'PUT /api/postback-addresses/:id': {
    ...{ may: APPROVED_PUBLISHERS, rows: POSTBACKS, refusal: refusalOfPublishers, body: POSTBACK },
  },
  'POST /api/postback-addresses/previews': {
    ...{ may: APPROVED_PUBLISHERS, body: { url: POSTBACK.url, method: 'GET' }, changesNothing: true },
  },
  'GET /api/conversion-feeds': { may: PUBLISHERS },
  'POST /api/conversion-feeds': { may: APPROVED_PUBLISHERS, answers: 201, body: { conversionName: 'Calls' } },
  'POST /api/conversion-feeds/:id/addresses': {
    ...{ may: APPROVED_PUBLISHERS, answers: 201, rows: FEEDS, refusal: refusalOfPublishers },
  },
  'DELETE /api/conversion-feeds/:id': { may: PUBLISHERS, answers: 204, rows: FEEDS },
  'GET /feeds/google-ads/:file': { may: EVERYBODY, answers: 404 }, // nobody's address
  'GET /api/api-requests': { may: MEMBERS },
};
