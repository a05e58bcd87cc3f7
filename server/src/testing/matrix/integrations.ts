import { aDelivery, aWebhook } from '../a-webhook.ts';
import { anApiKey } from '../an-api-key.ts';
import type { Person, TestNetwork } from '../test-network.ts';
import {
  ADVERTISERS,
  APPROVED_ADVERTISERS,
  APPROVED_PUBLISHERS,
  type Entry,
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
};
