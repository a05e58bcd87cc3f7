import { newShortId } from '../../db/sortable-id.ts';
import { aCampaign } from '../a-campaign.ts';
import { anImage, aText } from '../a-material.ts';
import type { TestNetwork } from '../test-network.ts';
import { ADMINS, ADVERTISERS, APPROVED_ADVERTISERS, type Entry, EVERYBODY, PUBLISHERS, type Rows } from './entry.ts';

/** Advertisers who are not approved are told so, whatever they ask for. */
const managing: Entry = {
  may: [...ADMINS, ...APPROVED_ADVERTISERS],
  refusal: (visitor) => (ADVERTISERS.includes(visitor) ? 'campaigns_restricted' : undefined),
};

type Make = (t: TestNetwork, campaignId: string) => Promise<{ id: string }>;

const rowsOf = (make: Make): Rows => ({
  own: async (t, { profile }) =>
    profile.type === 'advertiser' ? idOf(make(t, (await aCampaign(t.db, profile.id)).id)) : undefined,
  another: async (t) => idOf(make(t, (await aCampaign(t.db, (await t.anAccount('advertiser')).id)).id)),
});
const idOf = async (made: Promise<{ id: string }>) => ({ id: (await made).id });

const campaigns = rowsOf(async (_, id) => ({ id }));
const texts = rowsOf(aText);
const said = { kind: 'text', name: 'Anuncio', language: 'es', headline: 'Techos', body: 'Llama.' };

export const materialsMatrix: Record<string, Entry> = {
  'GET /api/advertiser/campaigns/:id/materials': { ...managing, rows: campaigns },
  'POST /api/advertiser/campaigns/:id/materials': { ...managing, answers: 201, body: said, rows: campaigns },
  'PUT /api/advertiser/campaigns/:id/materials/order': {
    ...managing,
    answers: 204,
    body: { ids: [] },
    rows: campaigns,
  },
  'PUT /api/advertiser/materials/:id': { ...managing, body: { ...said, name: 'Otro' }, rows: texts },
  'POST /api/advertiser/materials/:id/archive': { ...managing, rows: texts },
  'POST /api/advertiser/materials/:id/restore': { ...managing, rows: texts },
  'GET /api/advertiser/materials/:id/file': { ...managing, rows: rowsOf(anImage) },
  'GET /api/publisher/materials': { may: [...ADMINS, ...PUBLISHERS] },
  'GET /api/publisher/materials/campaigns': { may: [...ADMINS, ...PUBLISHERS] },
  'GET /m/:id': {
    may: EVERYBODY,
    rows: {
      another: async (t) => {
        const { id } = await aCampaign(t.db, (await t.anAccount('advertiser')).id);
        return { id: (await anImage(t, id)).public_id };
      },
      missing: () => ({ id: newShortId() }),
      mayAnother: EVERYBODY,
    },
  },
};
