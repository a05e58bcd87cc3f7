import type { AccountRow } from '../../modules/identity/queries.ts';
import { aBlock } from '../a-block.ts';
import { aNumber } from '../call-world.ts';
import type { Person, TestNetwork } from '../test-network.ts';
import { ADMINS, ADVERTISERS, APPROVED_ADVERTISERS, type Entry, type Rows, type Values } from './entry.ts';

const may = [...ADMINS, ...APPROVED_ADVERTISERS];

async function aBlockOf(t: TestNetwork, { id: advertiserId, user_id: createdBy }: AccountRow): Promise<Values> {
  return { id: (await aBlock(t, aNumber(), advertiserId, createdBy)).id };
}

const rows: Rows = {
  own: async (t, { profile }: Person) => (profile.type === 'advertiser' ? aBlockOf(t, profile) : undefined),
  another: async (t) => aBlockOf(t, await t.anAccount('advertiser')),
};

export const routingMatrix: Record<string, Entry> = {
  'GET /api/blocked-callers': { may },
  'POST /api/blocked-callers': { may, answers: 201, body: () => ({ number: aNumber() }) },
  'DELETE /api/blocked-callers/:id': {
    may,
    answers: 204,
    rows,
    refusal: (visitor, whose) => (ADVERTISERS.includes(visitor) && whose === 'another' ? 'not_found' : undefined),
  },
};
