import { upsertPool } from '../../modules/numbers/pools/queries.ts';
import { aLink } from '../a-link.ts';
import { anApplication } from '../an-application.ts';
import { aNumber } from '../call-world.ts';
import type { TestNetwork } from '../test-network.ts';
import { ADMINS, type Entry, EVERYBODY, type Rows } from './entry.ts';
import { sideOf } from './sides.ts';

function aNumberOf({ db }: TestNetwork, application_id: string | null) {
  return db
    .insertInto('tracking_number')
    .values({ number: aNumber(), application_id, assigned_at: application_id ? new Date() : null })
    .returning('id')
    .executeTakeFirstOrThrow();
}

const ASSIGNED: Rows = {
  own: async (t, person) => {
    const side = sideOf(person);
    return side && aNumberOf(t, (await anApplication(t, { ...side, status: 'approved' })).id);
  },
  another: async (t) => aNumberOf(t, (await anApplication(t, { status: 'approved' })).id),
};

const list = () => ({ text: aNumber(), carrier: 'twilio' });

const POOLED: Rows = {
  another: async (t) => {
    const { id } = await anApplication(t, { status: 'approved' });
    await upsertPool(t.db, id, { size: 3, holdMinutes: 30, hosts: [] });
    return { id };
  },
};

export const numbersMatrix: Record<string, Entry> = {
  'GET /api/admin/applications/:id/pool': { may: ADMINS, rows: POOLED },
  'PUT /api/admin/applications/:id/pool': { may: ADMINS, answers: 204, body: { size: 2 }, rows: POOLED },
  'GET /dni.js': { may: EVERYBODY },
  'POST /v1/dni/leases': {
    may: EVERYBODY,
    body: async (t) => {
      const { offerId, affId } = await aLink(t);
      return { offerId, affId };
    },
  },
  'OPTIONS /v1/dni/leases': { may: EVERYBODY, answers: 204 },
  'GET /api/admin/number-pools': { may: ADMINS },
  'GET /api/admin/numbers': { may: ADMINS },
  'POST /api/admin/numbers/previews': { may: ADMINS, body: list },
  'POST /api/admin/numbers': { may: ADMINS, body: list },
  'POST /api/admin/numbers/:id/release': { may: ADMINS, answers: 204, rows: ASSIGNED },
  'DELETE /api/admin/numbers/:id': { may: ADMINS, answers: 204, rows: { another: (t) => aNumberOf(t, null) } },
};
