import { randomUUID } from 'node:crypto';
import { aCarrierRow, aNumberOnOffer, carrierCredentials, withCarriers } from '../a-carrier.ts';
import type { TestNetwork } from '../test-network.ts';
import { ADMINS, type Entry, type Rows } from './entry.ts';

const ACCOUNT: Rows = { another: (t) => aCarrierRow(t) };

/** As the carrier has it, so that it can be given back. */
async function aBoughtNumber(t: TestNetwork): Promise<{ id: string }> {
  const { id: accountId } = await aCarrierRow(t);
  return t.db
    .insertInto('tracking_number')
    .values({ number: aNumberOnOffer(), carrier_account_id: accountId, carrier_sid: `PN${randomUUID()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export const carriersMatrix: Record<string, Entry> = {
  'GET /api/admin/carriers': { may: ADMINS },
  'POST /api/admin/carriers': {
    may: ADMINS,
    answers: 201,
    body: async (t) => {
      await withCarriers(t);
      return carrierCredentials();
    },
  },
  'PUT /api/admin/carriers/:id/token': {
    may: ADMINS,
    answers: 204,
    body: { token: 'simulated-other' },
    rows: ACCOUNT,
  },
  'DELETE /api/admin/carriers/:id': { may: ADMINS, answers: 204, rows: ACCOUNT },
  'POST /api/admin/carriers/:id/checks': { may: ADMINS, answers: 204, rows: ACCOUNT },
  'POST /api/admin/carriers/:id/searches': { may: ADMINS, body: { areaCode: '305' }, rows: ACCOUNT },
  'GET /api/admin/carriers/:id/numbers': { may: ADMINS, rows: ACCOUNT },
  'POST /api/admin/carriers/:id/numbers': { may: ADMINS, body: { sids: ['PN1'] }, rows: ACCOUNT },
  'POST /api/admin/number-orders': {
    may: ADMINS,
    body: async (t) => {
      const { id: accountId } = await aCarrierRow(t);
      return { id: randomUUID(), accountId, number: aNumberOnOffer(), monthlyCents: 115 };
    },
  },
  'POST /api/admin/numbers/:id/return': { may: ADMINS, answers: 204, rows: { another: aBoughtNumber } },
};
