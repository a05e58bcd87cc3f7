import { randomUUID } from 'node:crypto';
import { aPicture } from '../a-picture.ts';
import { PASSWORD } from '../test-network.ts';
import {
  ADMINS,
  ADVERTISERS,
  APPROVED_ADVERTISERS,
  APPROVED_PUBLISHERS,
  type Entry,
  EVERYBODY,
  MEMBERS,
  PENDING_PUBLISHERS,
  PUBLISHERS,
} from './entry.ts';

/** While the decision is pending advertisers may still correct what they wrote, publishers may not. */
const MAY_EDIT: Entry['may'] = [...ADMINS, ...APPROVED_PUBLISHERS, ...APPROVED_ADVERTISERS, 'advertiser pending'];

/** Whose page: one's own, or the one an admin picked. */
const picked: Pick<Entry, 'query' | 'rows'> = {
  query: '?account=:id',
  rows: {
    own: async (_, { profile }) => ({ id: profile.id }),
    another: async (t) => ({ id: (await t.anAccount('publisher')).id }),
  },
};

/** Even those who may not use their own page learn nothing about another's. */
const hidingOthersFrom =
  (members: Entry['may']): NonNullable<Entry['refusal']> =>
  (visitor, whose) =>
    whose === 'another' && members.includes(visitor) ? 'not_found' : undefined;

export const accountMatrix: Record<string, Entry> = {
  'GET /api/account/profile': {
    may: [...ADMINS, ...ADVERTISERS, ...PENDING_PUBLISHERS, ...APPROVED_PUBLISHERS],
    refusal: hidingOthersFrom(MEMBERS),
    ...picked,
  },
  'PATCH /api/account/profile': {
    may: MAY_EDIT,
    body: { fullName: 'Otro Nombre' },
    refusal: hidingOthersFrom(MEMBERS),
    ...picked,
  },
  'PUT /api/account/picture': { may: MAY_EDIT, body: () => ({ image: aPicture().toString('base64') }) },
  'DELETE /api/account/picture': { may: MAY_EDIT },
  'GET /api/pictures/:name': {
    may: MEMBERS,
    rows: {
      another: async (t) => {
        const { headers } = await t.signIn('publisher');
        const body = { image: aPicture().toString('base64') };
        const { avatarUrl } = (await t.call('PUT', '/account/picture', { headers, body })).json();
        return { name: avatarUrl.split('/').at(-1) };
      },
      missing: () => ({ name: randomUUID().replaceAll('-', '') }),
      mayAnother: MEMBERS,
    },
  },
  'POST /api/account/email-change': {
    may: MAY_EDIT,
    answers: 204,
    body: () => ({ email: `${randomUUID()}@people.example`, password: PASSWORD }),
  },
  'DELETE /api/account/email-change': { may: MAY_EDIT, answers: 204 },
  'POST /api/email-changes/complete': { may: EVERYBODY, answers: 400, body: { token: 'made-up' } },
  'GET /api/account/payment-method': {
    may: [...ADMINS, ...PENDING_PUBLISHERS, ...APPROVED_PUBLISHERS],
    refusal: hidingOthersFrom(PUBLISHERS),
    ...picked,
  },
  'GET /api/account/tax-form': {
    may: [...ADMINS, ...PENDING_PUBLISHERS, ...APPROVED_PUBLISHERS],
    refusal: hidingOthersFrom(PUBLISHERS),
    ...picked,
  },
  'PUT /api/account/payment-method': {
    may: APPROVED_PUBLISHERS, // not even an admin redirects somebody's money
    body: { kind: 'paypal', email: 'nora@correo.com', password: PASSWORD },
  },
  'DELETE /api/account/payment-method/waiting': { may: APPROVED_PUBLISHERS },
  'GET /api/avatars/:seed': {
    may: EVERYBODY,
    rows: { another: async () => ({ seed: '0af3' }), mayAnother: EVERYBODY },
  },
};
