import { aCampaign } from '../a-campaign.ts';
import { aSavedLink } from '../a-saved-link.ts';
import type { Person, TestNetwork } from '../test-network.ts';
import { ADMINS, APPROVED_PUBLISHERS, type Entry, PUBLISHERS, type Rows } from './entry.ts';

async function savedBy(t: TestNetwork, publisherId: string): Promise<{ id: string }> {
  const campaign = await aCampaign(t.db, (await t.anAccount('advertiser')).id);
  const { id } = await aSavedLink(t, { publisherId, campaignId: campaign.id });
  return { id };
}

const SAVED: Rows = {
  own: async (t, { profile }) =>
    profile.type === 'publisher' || profile.type === 'affiliate' ? savedBy(t, profile.id) : undefined,
  another: async (t) => savedBy(t, (await t.anAccount('publisher')).id),
  mayAnother: [],
};

/** Even publishers who may change nothing learn nothing about another's. */
const refusal: Entry['refusal'] = (visitor, whose) =>
  whose === 'another' && PUBLISHERS.includes(visitor) ? 'not_found' : undefined;

/** Of a campaign the person has joined, where they can. */
async function aNewLink(t: TestNetwork, person?: Person) {
  const campaign = await aCampaign(t.db, (await t.anAccount('advertiser')).id);
  const joins = person && (person.profile.type === 'publisher' || person.profile.type === 'affiliate');
  if (joins)
    await t.db
      .insertInto('application')
      .values({ campaign_id: campaign.id, publisher_id: person.profile.id, status: 'approved', decided_at: new Date() })
      .execute();
  return { campaignId: campaign.public_id, name: 'Boletín' };
}

export const linksMatrix: Record<string, Entry> = {
  'GET /api/publisher/links': { may: [...ADMINS, ...PUBLISHERS] },
  'GET /api/publisher/links/options': { may: [...ADMINS, ...PUBLISHERS] },
  'GET /api/publisher/links/explanation': {
    may: [...ADMINS, ...PUBLISHERS],
    query: '?campaignId=HS001&account=:id', // an admin asks for the publisher they name, everybody else for themselves
    rows: {
      another: async (t) => ({ id: (await t.anAccount('publisher')).id }),
      mayAnother: [...ADMINS, ...PUBLISHERS],
    },
  },
  'POST /api/publisher/links': { may: APPROVED_PUBLISHERS, answers: 201, body: aNewLink },
  'PUT /api/publisher/links/:id': { may: APPROVED_PUBLISHERS, body: { name: 'Otro nombre' }, rows: SAVED, refusal },
  'PUT /api/publisher/links/:id/archived': {
    may: APPROVED_PUBLISHERS,
    answers: 204,
    body: { archived: true },
    rows: SAVED,
    refusal,
  },
};
