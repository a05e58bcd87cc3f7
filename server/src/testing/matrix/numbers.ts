import { anApplication } from '../an-application.ts';
import { aNumber } from '../call-world.ts';
import type { TestNetwork } from '../test-network.ts';
import { ADMINS, type Entry, type Rows } from './entry.ts';
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

export const numbersMatrix: Record<string, Entry> = {
  'GET /api/admin/numbers': { may: ADMINS },
  'POST /api/admin/numbers/previews': { may: ADMINS, body: list },
  'POST /api/admin/numbers': { may: ADMINS, body: list },
  'POST /api/admin/numbers/:id/release': { may: ADMINS, answers: 204, rows: ASSIGNED },
  'DELETE /api/admin/numbers/:id': { may: ADMINS, answers: 204, rows: { another: (t) => aNumberOf(t, null) } },
};
