import { anApiKey } from '../an-api-key.ts';
import { APPROVED_ADVERTISERS, APPROVED_PUBLISHERS, type Entry, EVERYBODY, MEMBERS, type Rows } from './entry.ts';

const KEYS: Rows = {
  own: async (t, { profile }) => ({ id: (await anApiKey(t, profile)).id }),
  another: async (t) => ({ id: (await anApiKey(t, await t.anAccount('publisher'))).id }),
  mayAnother: [],
};

/** Whoever comes with a cookie, or with nothing, has shown no key. */
const ASKS_FOR_A_KEY: Entry = { may: EVERYBODY, answers: 401, changesNothing: true };

export const integrationsMatrix: Record<string, Entry> = {
  'GET /api/api-keys': { may: MEMBERS },
  'POST /api/api-keys': {
    may: [...APPROVED_PUBLISHERS, ...APPROVED_ADVERTISERS],
    answers: 201,
    body: { name: 'CRM', mode: 'live', scopes: ['calls:read'] },
    refusal: (visitor) => (visitor === 'admin' ? 'two_factor_enrolment_required' : undefined), // these have none
  },
  'DELETE /api/api-keys/:id': { may: MEMBERS, answers: 204, rows: KEYS },
  'GET /v1/keys/current': ASKS_FOR_A_KEY,
  'DELETE /v1/keys/current': ASKS_FOR_A_KEY,
};
