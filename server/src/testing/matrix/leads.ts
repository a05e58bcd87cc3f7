import { newLeadId } from '../../modules/leads/lead-id.ts';
import { aLeadCampaign, postLead } from '../lead-world.ts';
import type { TestNetwork } from '../test-network.ts';
import {
  ADMINS,
  ADVERTISERS,
  APPROVED_ADVERTISERS,
  APPROVED_PUBLISHERS,
  type Entry,
  PENDING_PUBLISHERS,
  type Rows,
} from './entry.ts';
import { sideOf } from './sides.ts';

async function aTakenLead(t: TestNetwork, side: { publisherId?: string; advertiserId?: string } = {}) {
  const { id } = await postLead(t, await aLeadCampaign(t, side));
  await t.handleEvents();
  return { id };
}

const rows: Rows = {
  own: async (t, person) => {
    const side = sideOf(person);
    return side && aTakenLead(t, side);
  },
  another: (t) => aTakenLead(t),
  missing: () => ({ id: newLeadId(new Date()) }),
};

/** Advertisers look only while they are approved, publishers until they are rejected. */
const MAY_LOOK = [...ADMINS, ...PENDING_PUBLISHERS, ...APPROVED_PUBLISHERS, ...APPROVED_ADVERTISERS];
/** Another's looks to advertisers as if it did not exist. */
const refusal: Entry['refusal'] = (visitor, whose) =>
  ADVERTISERS.includes(visitor) && whose === 'another' ? 'not_found' : undefined;

export const leadsMatrix: Record<string, Entry> = {
  'GET /api/leads': { may: MAY_LOOK },
  'GET /api/leads/summary': { may: MAY_LOOK },
  'GET /api/leads/export': { may: MAY_LOOK },
  'GET /api/leads/:id': { may: MAY_LOOK, rows },
  'GET /api/leads/:id/certificate': { may: MAY_LOOK, rows },
  'GET /api/leads/:id/certificate/pdf': { may: MAY_LOOK, rows },
  'POST /api/leads/:id/return': { may: APPROVED_ADVERTISERS, body: { reason: 'fake', note: 'x' }, rows, refusal },
  'POST /api/admin/leads/:id/decision': { may: ADMINS, body: { decision: 'refused', reason: 'right' }, rows },
  'POST /api/admin/leads/:id/look': { may: ADMINS, rows },
};
