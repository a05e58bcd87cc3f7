import type { ApplicationStatus } from '@callstead/domain/applications/lifecycle';
import { aCampaign } from '../a-campaign.ts';
import { anApplication } from '../an-application.ts';
import type { TestNetwork } from '../test-network.ts';
import {
  ADMINS,
  APPROVED_ADVERTISERS,
  APPROVED_PUBLISHERS,
  type Entry,
  PENDING_PUBLISHERS,
  PUBLISHERS,
  type Rows,
} from './entry.ts';
import { sideOf } from './sides.ts';

const DECIDERS = [...ADMINS, ...APPROVED_ADVERTISERS];

const rowsIn = (status: ApplicationStatus): Rows => ({
  own: async (t, person) => {
    const side = sideOf(person);
    return side && anApplication(t, { ...side, status });
  },
  another: (t) => anApplication(t, { status }),
});

/** Of campaigns for leads, which have a form. */
const formsIn = (status: ApplicationStatus): Rows => ({
  own: async (t, person) => {
    const side = sideOf(person);
    return side && anApplication(t, { ...side, status, type: 'lead' });
  },
  another: (t) => anApplication(t, { status, type: 'lead' }),
});

/** Any active campaign is there for all who look for campaigns. */
const campaign = (mayAnother: Entry['may']): Rows => ({
  another: async ({ db, anAccount }) => ({
    publicId: (await aCampaign(db, (await anAccount('advertiser')).id)).public_id,
  }),
  missing: () => ({ publicId: 'ZZ999' }),
  mayAnother,
});

/** That nobody carries out before it is taken back. */
const aWaitingDecision = ({ db }: TestNetwork, { id, user_id }: { id: string; user_id: string }) =>
  db
    .insertInto('waiting_decision')
    .values({ account_id: id, user_id, decision: 'approve', due_at: new Date(Date.now() + 3_600_000) })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Publishers hear what the review of their account said. */
function whyNotApply(visitor: Entry['may'][number]) {
  if (!PUBLISHERS.includes(visitor)) return undefined;
  return PENDING_PUBLISHERS.includes(visitor) ? 'account_pending' : 'account_rejected';
}

export const applicationsMatrix: Record<string, Entry> = {
  'GET /api/publisher/campaigns': { may: [...ADMINS, ...PUBLISHERS] },
  'GET /api/publisher/campaigns/joined': { may: [...ADMINS, ...PUBLISHERS] },
  'GET /api/campaigns/:publicId/application': { may: PUBLISHERS, rows: campaign(PUBLISHERS) },
  'POST /api/campaigns/:publicId/applications': {
    may: APPROVED_PUBLISHERS,
    answers: 201,
    body: {},
    rows: campaign(APPROVED_PUBLISHERS),
    refusal: whyNotApply,
  },
  'POST /api/applications/:id/withdrawal': { may: PUBLISHERS, rows: rowsIn('pending') },
  'PUT /api/applications/:id/form-hosts': {
    may: PUBLISHERS,
    body: { hosts: ['blog.example.com'] },
    rows: formsIn('approved'),
  },
  'GET /api/applications': { may: DECIDERS },
  'GET /api/applications/campaigns': { may: DECIDERS },
  'POST /api/applications/decisions': {
    may: DECIDERS, // each application of the list has its own result
    body: async (t) => ({ ids: [(await anApplication(t)).id], decision: 'approve' }),
  },
  'DELETE /api/applications/decisions/:id': {
    may: DECIDERS,
    answers: 204,
    rows: {
      own: (t, { profile }) => aWaitingDecision(t, profile),
      another: async (t) => aWaitingDecision(t, await t.anAccount('advertiser')),
      mayAnother: [],
    },
  },
  'POST /api/applications/:id/decision': { may: DECIDERS, body: { decision: 'approve' }, rows: rowsIn('pending') },
  'PUT /api/admin/applications/:id/terms': {
    may: ADMINS,
    answers: 204,
    body: { shareBasisPoints: 6_000, priceCents: null, reason: 'Best traffic' },
    rows: { another: (t) => anApplication(t, { status: 'approved' }) },
  },
  'POST /api/applications/:id/revocation': { may: DECIDERS, body: {}, rows: rowsIn('approved') },
};
