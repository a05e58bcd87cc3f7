import { newConversionId } from '../../modules/conversions/conversion-id.ts';
import { receivePostback } from '../../modules/conversions/receive-postback.ts';
import { aClick, aPaidLine } from '../conversion-world.ts';
import type { Person, TestNetwork } from '../test-network.ts';
import {
  ADMINS,
  ADVERTISERS,
  APPROVED_ADVERTISERS,
  APPROVED_PUBLISHERS,
  type Entry,
  EVERYBODY,
  PENDING_PUBLISHERS,
  type Rows,
} from './entry.ts';
import { sideOf } from './sides.ts';

async function aReported(t: TestNetwork, side: { publisherId?: string; advertiserId?: string } = {}) {
  const line = await aPaidLine(t, side);
  const parameters = { click_id: await aClick(t, line) };
  const postback = { method: 'GET', parameters, token: line.token, address: '192.0.2.1' } as const;
  const answer = await receivePostback(t.services, postback, new Date());
  await t.handleEvents();
  return { id: answer.conversionId ?? '' };
}

const rows: Rows = {
  own: async (t, person) => {
    const side = sideOf(person);
    return side && aReported(t, side);
  },
  another: (t) => aReported(t),
  missing: () => ({ id: newConversionId(new Date()) }),
};

/** Advertisers look only while they are approved, publishers until they are rejected. */
const MAY_LOOK = [...ADMINS, ...PENDING_PUBLISHERS, ...APPROVED_PUBLISHERS, ...APPROVED_ADVERTISERS];
/** Another's looks to advertisers as if it did not exist. */
const refusal: Entry['refusal'] = (visitor, whose) =>
  ADVERTISERS.includes(visitor) && whose === 'another' ? 'not_found' : undefined;

const campaignOf = async (t: TestNetwork, advertiserId?: string) => ({
  id: (await aPaidLine(t, advertiserId ? { advertiserId } : {})).campaignId,
});
const tokenOf = async (t: TestNetwork, advertiserId?: string) => {
  const { id } = await campaignOf(t, advertiserId);
  const token = t.db.selectFrom('postback_token').select('id').where('campaign_id', '=', id);
  return { id, tokenId: (await token.executeTakeFirstOrThrow()).id };
};
const aboutCampaign = (made: (t: TestNetwork, advertiserId?: string) => Promise<Record<string, string>>): Entry => ({
  may: [...ADMINS, ...APPROVED_ADVERTISERS],
  refusal,
  rows: {
    own: async (t, { profile }: Person) => (profile.type === 'advertiser' ? made(t, profile.id) : undefined),
    another: (t) => made(t),
  },
});

export const conversionsMatrix: Record<string, Entry> = {
  'GET /api/conversions': { may: MAY_LOOK },
  'GET /api/conversions/summary': { may: MAY_LOOK },
  'GET /api/conversions/export': { may: MAY_LOOK },
  'GET /api/conversions/:id': { may: MAY_LOOK, rows },
  'POST /api/conversions/:id/dispute': { may: APPROVED_ADVERTISERS, body: { reason: 'returned' }, rows, refusal },
  'POST /api/admin/conversions/:id/decision': { may: ADMINS, body: { decision: 'refused', reason: 'right' }, rows },
  'GET /api/postbacks': { may: [...ADMINS, ...APPROVED_ADVERTISERS] },
  'GET /api/advertiser/campaigns/:id/postback': aboutCampaign(campaignOf),
  'POST /api/advertiser/campaigns/:id/postback/tokens': { ...aboutCampaign(campaignOf), answers: 201 },
  'POST /api/advertiser/campaigns/:id/postback/test': { ...aboutCampaign(campaignOf), answers: 201 },
  'DELETE /api/advertiser/campaigns/:id/postback/tokens/:tokenId': { ...aboutCampaign(tokenOf), answers: 204 },
  // Who reports is known by the token alone.
  'GET /v1/postback': { may: EVERYBODY, answers: 401, changesNothing: true },
  'POST /v1/postback': {
    may: EVERYBODY,
    isForm: true,
    body: async (t) => {
      const line = await aPaidLine(t);
      return { token: line.token, click_id: await aClick(t, line) };
    },
  },
};
