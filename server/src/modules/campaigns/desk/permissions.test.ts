import type { Campaign } from '@callstead/contract/campaign-desk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { aWrittenCampaign, someTerms } from '../../../testing/written-campaign.ts';

let t: TestNetwork;
let advertiser: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  advertiser = await t.signIn('advertiser');
});
afterAll(() => t.close());

const post = (person: Person, path: string, body: object = {}) =>
  t.call('POST', path, { headers: person.headers, body });
const get = (person: Person, path: string) => t.call('GET', path, { headers: person.headers });
const create = async (): Promise<Campaign> =>
  (await post(advertiser, '/advertiser/campaigns', { campaign: aWrittenCampaign() })).json();
const countOfCampaigns = async () => (await t.db.selectFrom('campaign').select('id').execute()).length;

type Kind = 'publisher' | 'affiliate' | 'advertiser' | 'admin';
const people: [Kind, 'pending' | 'approved' | 'rejected'][] = [
  ...(['publisher', 'affiliate', 'advertiser'] as const).flatMap((kind) =>
    (['pending', 'approved', 'rejected'] as const).map((status): [Kind, typeof status] => [kind, status]),
  ),
  ['admin', 'approved'],
];
const onRow: [method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, adminOnly?: true][] = [
  ['GET', '/advertiser/campaigns/:id'],
  ['GET', '/advertiser/campaigns/:id/versions'],
  ['PUT', '/advertiser/campaigns/:id'],
  ['POST', '/advertiser/campaigns/:id/submit'],
  ['POST', '/advertiser/campaigns/:id/pause'],
  ['POST', '/advertiser/campaigns/:id/resume'],
  ['POST', '/advertiser/campaigns/:id/duplicate'],
  ['DELETE', '/advertiser/campaigns/:id'],
  ['PUT', '/admin/campaigns/:id', true],
  ['PUT', '/admin/campaigns/:id/share', true],
  ['POST', '/admin/campaigns/:id/review', true],
];
const body = {
  campaign: aWrittenCampaign({ terms: someTerms({ approvalDays: 2 }) }),
  version: 1,
  publisherShareBasisPoints: 7000,
  decision: 'activate',
};

const refusalOf = (kind: Kind, status: string, adminOnly: boolean, own: boolean): string | undefined => {
  if (kind === 'admin') return undefined;
  if (kind !== 'advertiser' || adminOnly) return 'forbidden';
  if (status !== 'approved') return 'campaigns_restricted';
  return own ? undefined : 'not_found';
};

test.each(people)(
  'a %s who is %s does what the table says to own and others’ rows, and no more',
  async (kind, status) => {
    const person = await t.signIn(kind, status);
    for (const own of kind === 'advertiser' ? [true, false] : [false]) {
      const campaign = await create();
      if (own)
        await t.db
          .updateTable('campaign')
          .set({ advertiser_id: person.profile.id })
          .where('id', '=', campaign.id)
          .execute();
      const state = () => t.db.selectFrom('campaign').selectAll().where('id', '=', campaign.id).execute();
      for (const [method, pattern, adminOnly = false] of onRow) {
        const refusal = refusalOf(kind, status, adminOnly, own);
        if (!refusal) continue; // what is allowed has its own tests above
        const before = await state();
        const path = pattern.replace(':id', campaign.id);
        const response = await t.call(method, path, { headers: person.headers, ...(method !== 'GET' && { body }) });
        expect([method, pattern, response.json().code]).toEqual([method, pattern, refusal]);
        expect(await state()).toEqual(before);
      }
    }
  },
);

test.each(people)('a %s who is %s lists and creates, or is told why not', async (kind, status) => {
  const person = await t.signIn(kind, status);
  const refusal = refusalOf(kind, status, false, true);
  const before = await countOfCampaigns();
  const list = await get(person, '/advertiser/campaigns');
  const creation = await post(person, '/advertiser/campaigns', { campaign: aWrittenCampaign() });
  if (refusal) {
    expect([list.json().code, creation.json().code]).toEqual([refusal, refusal]);
    expect(await countOfCampaigns()).toBe(before);
  } else expect(list.statusCode).toBe(200);
  if (kind === 'advertiser' && status === 'approved') {
    const own = (await get(person, `/advertiser/campaigns?account=${advertiser.profile.id}`)).json().campaigns;
    expect(own.map((campaign: Campaign) => campaign.advertiser.id)).toEqual([person.profile.id]);
  }
});

test("another's campaign looks exactly like one that does not exist", async () => {
  const stranger = await t.signIn('advertiser');
  const campaign = await create();
  const [others, none] = [campaign.id, crypto.randomUUID()].map((id) => get(stranger, `/advertiser/campaigns/${id}`));
  const shape = async (answer: ReturnType<typeof get> | undefined) => {
    const { requestId, ...problem } = (await answer)?.json() ?? {};
    return problem;
  };
  expect(await shape(others)).toEqual(await shape(none));
});

test('the refusal of an account that is not approved says so in the specified words', async () => {
  const pending = await t.signIn('advertiser', 'pending');
  expect((await get(pending, '/advertiser/campaigns')).json().detail).toBe(
    'Tu cuenta no está aprobada para gestionar campañas.',
  );
});
