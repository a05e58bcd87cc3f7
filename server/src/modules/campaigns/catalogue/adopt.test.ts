import type { Catalogue, CatalogueOffer } from '@callstead/contract/campaigns/catalogue';
import { namedPriceCents } from '@callstead/domain/campaigns/reprice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '../../../seed/network-advertiser.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork({ demo: false });
  await seedCatalogue(t, 'draft');
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const catalogue = async (): Promise<Catalogue> => (await t.call('GET', '/admin/catalogue', admin)).json();
const adopt = (body: object) => t.call('POST', '/admin/catalogue/adoptions', { headers: admin.headers, body });
const confirm = ({ id, version }: CatalogueOffer, priceCents: number | null) => ({ id, version, priceCents });
const read = async (id: string) => (await t.call('GET', `/advertiser/campaigns/${id}`, admin)).json();

async function anOffer(isWanted: (offer: CatalogueOffer) => boolean): Promise<CatalogueOffer> {
  const found = (await catalogue()).offers.find(isWanted);
  if (!found) throw new Error('the catalogue has no such offer');
  return found;
}
const isCall = ({ type, pricing }: CatalogueOffer) => type === 'call' && pricing.kind === 'fixed';

test('an adopted offer is active at the confirmed price, rings where was said, and leaves the catalogue', async () => {
  const offer = await anOffer(isCall);
  const answer = await adopt({ destination: '(305) 555-0142', offers: [confirm(offer, 4200)] });
  expect(answer.json()).toEqual({ adopted: [offer.id], skipped: [] });
  const campaign = await read(offer.id);
  expect(campaign).toMatchObject({ status: 'active', version: offer.version + 1 });
  expect(namedPriceCents(campaign.terms.pricing)).toBe(4200);
  expect(campaign.terms.targets.map(({ number }: { number: string }) => number)).toEqual(['+13055550142']);
  expect(campaign.terms.overflowNumber).toBeNull();
  expect((await catalogue()).offers.map(({ id }) => id)).not.toContain(offer.id);
});

test('without a telephone no offer of calls is adopted, and none of those beside it', async () => {
  const offer = await anOffer(isCall);
  const refused = await adopt({ offers: [confirm(offer, 4200)] });
  expect([refused.statusCode, refused.json().fields]).toEqual([422, { destination: 'required' }]);
  expect((await adopt({ destination: '12', offers: [confirm(offer, 4200)] })).json().fields).toEqual({
    destination: 'phone_invalid',
  });
  expect((await read(offer.id)).status).toBe('draft');
});

test('a percentage is confirmed as it stands', async () => {
  const offer = await anOffer(({ pricing }) => pricing.kind === 'percent');
  await adopt({ destination: '+13055550142', offers: [confirm(offer, null)] });
  const { status, terms } = await read(offer.id);
  expect([status, terms.pricing]).toEqual(['active', offer.pricing]);
});

test("what was adopted or changed meanwhile, and other advertisers' drafts, are left as they are and named", async () => {
  const [offer, { id: advertiserId }] = [await anOffer(isCall), await t.anAccount('advertiser')];
  const another = await aCampaign(t.db, advertiserId, { status: 'draft' });
  const outdated = { ...confirm(offer, 4200), version: offer.version + 1 };
  const body = { destination: '+13055550142', offers: [outdated, { id: another.id, version: 1, priceCents: 4200 }] };
  const { adopted, skipped } = (await adopt(body)).json();
  expect([adopted, skipped.toSorted()]).toEqual([[], [offer.id, another.id].toSorted()]);
  const once = { destination: '+13055550142', offers: [confirm(offer, 4200)] };
  const answers = await Promise.all([adopt(once), adopt(once)]);
  expect(answers.flatMap((answer) => answer.json().adopted)).toEqual([offer.id]);
});
