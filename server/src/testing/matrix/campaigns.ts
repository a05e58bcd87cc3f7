import { randomUUID } from 'node:crypto';
import type { CampaignStatus } from '@callstead/domain/campaigns/terms';
import { aCampaign } from '../a-campaign.ts';
import { aCampaignInput } from '../campaign-input.ts';
import { ADMINS, ADVERTISERS, APPROVED_ADVERTISERS, type Entry, EVERYBODY, type Rows } from './entry.ts';

/** Advertisers who are not approved are told so, whatever they ask for. */
const refusal: Entry['refusal'] = (visitor) => (ADVERTISERS.includes(visitor) ? 'campaigns_restricted' : undefined);
const managing: Entry = { may: [...ADMINS, ...APPROVED_ADVERTISERS], refusal };

const rowsIn = (status: CampaignStatus): Rows => ({
  own: async ({ db }, { profile }) =>
    profile.type === 'advertiser' ? { id: (await aCampaign(db, profile.id, { status })).id } : undefined,
  another: async ({ db, anAccount }) => ({
    id: (await aCampaign(db, (await anAccount('advertiser')).id, { status })).id,
  }),
});

const written = { campaign: aCampaignInput(), version: 1 };

export const campaignsMatrix: Record<string, Entry> = {
  'GET /api/offers': { may: EVERYBODY },
  'GET /api/offers/:id': {
    may: EVERYBODY,
    rows: {
      another: async ({ db, anAccount }) => ({
        id: (await aCampaign(db, (await anAccount('advertiser')).id)).public_id,
      }),
      mayAnother: EVERYBODY,
    },
  },
  'GET /api/advertiser/campaign-defaults': managing,
  'GET /api/advertiser/campaigns': managing,
  'POST /api/advertiser/campaigns': {
    ...managing,
    answers: 201,
    query: '?account=:id', // an admin writes for the advertiser they name, everybody else for themselves
    rows: {
      another: async ({ anAccount }) => ({ id: (await anAccount('advertiser')).id }),
      mayAnother: managing.may,
    },
    body: written,
  },
  'GET /api/advertiser/campaigns/:id': { ...managing, rows: rowsIn('draft') },
  'GET /api/advertiser/campaigns/:id/versions': { ...managing, rows: rowsIn('draft') },
  'PUT /api/advertiser/campaigns/:id': { ...managing, body: written, rows: rowsIn('draft') },
  'DELETE /api/advertiser/campaigns/:id': { ...managing, rows: rowsIn('draft') },
  'POST /api/advertiser/campaigns/:id/duplicate': { ...managing, answers: 201, rows: rowsIn('archived') },
  'POST /api/advertiser/campaigns/:id/submit': { ...managing, rows: rowsIn('draft') },
  'POST /api/advertiser/campaigns/:id/pause': { ...managing, rows: rowsIn('active') },
  'POST /api/advertiser/campaigns/:id/resume': { ...managing, rows: rowsIn('paused') },
  'GET /api/admin/campaigns': { may: ADMINS },
  'PUT /api/admin/campaigns/:id': { may: ADMINS, body: written, rows: rowsIn('draft') },
  'PUT /api/admin/campaigns/:id/share': {
    may: ADMINS,
    body: { version: 1, publisherShareBasisPoints: 7000 },
    rows: rowsIn('active'),
  },
  'POST /api/admin/campaigns/:id/review': {
    may: ADMINS,
    body: { decision: 'activate', version: 1 },
    rows: rowsIn('pending_review'),
  },
  'GET /api/admin/catalogue': { may: ADMINS },
  'POST /api/admin/catalogue/adoptions': {
    may: ADMINS,
    body: { destination: '+1 305 555 0142', offers: [{ id: randomUUID(), version: 1, priceCents: 4500 }] },
  },
  'POST /api/admin/campaigns/activations': {
    may: ADMINS,
    body: async ({ db, anAccount }) => ({
      ids: [(await aCampaign(db, (await anAccount('advertiser')).id, { status: 'pending_review' })).id],
    }),
  },
};
