import { randomUUID } from 'node:crypto';
import type { TestNetwork } from '../test-network.ts';
import { ADMINS, type Entry, EVERYBODY, MEMBERS, type Rows, SIGNED_IN } from './entry.ts';

/** Everybody gets as far as being told what is wrong with the form. */
const openForm: Entry = { may: EVERYBODY, answers: 422, body: {} };
const withToken: Entry = { may: EVERYBODY, answers: 400, body: { token: 'made-up' } };
const newAdmin = { token: 'made-up', fullName: 'A', email: 'a@people.example', password: 'Demo1234!', language: 'es' };
const wrongPassword: Entry = { may: SIGNED_IN, answers: 403, body: { password: 'Wrong1234!' } };

async function aSessionOf(t: TestNetwork, userId: string) {
  const id = randomUUID();
  const expires_at = new Date(Date.now() + 3_600_000);
  await t.db.insertInto('auth_session').values({ id, user_id: userId, token: id, expires_at }).execute();
  return { id };
}

async function anInvitation(t: TestNetwork) {
  const id = randomUUID();
  const invitation = {
    id,
    email: `${id}@people.example`,
    full_name: 'Invited',
    language: 'es',
    token_hash: id,
  } as const;
  const expires_at = new Date(Date.now() + 3_600_000);
  await t.db
    .insertInto('admin_invitation')
    .values({ ...invitation, expires_at })
    .execute();
  return { id };
}

const idOf = ({ id }: { id: string }) => ({ id });

const anyAccount: Rows = {
  own: async (_, person) => idOf(person.profile),
  another: async (t) => idOf(await t.anAccount('publisher')),
};

async function aNote(t: TestNetwork) {
  const { id } = await t.anAccount('publisher');
  return t.db
    .insertInto('account_note')
    .values({ account_id: id, message: 'Ojo' })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export const identityMatrix: Record<string, Entry> = {
  'POST /api/captchas': { may: EVERYBODY, answers: 201 },
  'POST /api/captchas/:id/answer': { may: EVERYBODY, body: { answer: '1' } },
  'POST /api/register': openForm,
  'POST /api/email-confirmations': openForm,
  'POST /api/email-confirmations/complete': withToken,
  'POST /api/first-admin/check': withToken,
  'POST /api/first-admin': { may: EVERYBODY, answers: 400, body: newAdmin },
  'POST /api/invitations/check': withToken,
  'POST /api/invitations/accept': { may: EVERYBODY, answers: 400, body: newAdmin },
  'GET /api/session': { may: EVERYBODY },
  'POST /api/login': {
    may: EVERYBODY,
    answers: 401,
    body: () => ({ email: `${randomUUID()}@people.example`, password: 'Wrong1234!' }),
  },
  'POST /api/login/link': withToken,
  'POST /api/login/two-factor': { may: EVERYBODY, answers: 401, body: { method: 'app', code: '000000' } },
  'POST /api/logout': { may: EVERYBODY, answers: 204, endsSession: true },
  'POST /api/password-resets': openForm,
  'POST /api/password-resets/check': withToken,
  'POST /api/password-resets/complete': {
    may: EVERYBODY,
    answers: 400,
    body: { token: 'made-up', password: 'Demo1234!' },
  },
  'POST /api/account/password': {
    may: MEMBERS,
    answers: 403,
    body: { currentPassword: 'Wrong1234!', newPassword: 'Demo1234!' },
  },
  'PUT /api/account/language': { may: SIGNED_IN, answers: 204, body: { language: 'es' } },
  'GET /api/account/sessions': { may: MEMBERS },
  'DELETE /api/account/sessions': { may: MEMBERS, answers: 204 },
  'DELETE /api/account/sessions/:id': {
    may: MEMBERS,
    answers: 204,
    rows: {
      own: (t, person) => aSessionOf(t, person.profile.user_id),
      another: async (t) => aSessionOf(t, (await t.anAccount('publisher')).user_id),
      mayAnother: [], // not even an admin
    },
  },
  'POST /api/account/two-factor': wrongPassword,
  'POST /api/account/two-factor/confirm': { may: SIGNED_IN, answers: 409, body: { code: '000000' } },
  'POST /api/account/two-factor/disable': wrongPassword,
  'POST /api/account/two-factor/recovery-codes': { ...wrongPassword, answers: 409 },
  'GET /api/admin/accounts': { may: ADMINS },
  'GET /api/admin/accounts/:id': {
    may: ADMINS,
    rows: {
      own: async (_, person) => idOf(person.profile),
      another: async (t) => idOf(await t.anAccount('publisher')),
    },
  },
  'PUT /api/admin/accounts/:id/status': {
    may: ADMINS,
    body: { status: 'approved' },
    rows: {
      own: async (_, person) => idOf(person.profile),
      another: async (t) => idOf(await t.anAccount('advertiser', 'pending')),
      ownIsRefused: true,
    },
  },
  'PUT /api/admin/accounts/:id/type': {
    may: ADMINS,
    body: { userType: 'affiliate' },
    rows: {
      own: async (_, person) => idOf(person.profile),
      another: async (t) => idOf(await t.anAccount('publisher')),
      ownIsRefused: true,
    },
  },
  'GET /api/admin/accounts/:id/notes': { may: ADMINS, rows: anyAccount },
  'POST /api/admin/accounts/:id/notes': { may: ADMINS, answers: 201, body: { message: 'Ojo' }, rows: anyAccount },
  'DELETE /api/admin/account-notes/:id': { may: ADMINS, answers: 204, rows: { another: aNote } },
  'PUT /api/admin/accounts/:id/tags': { may: ADMINS, answers: 204, body: { tags: ['VIP'] }, rows: anyAccount },
  'POST /api/admin/accounts/:id/view': {
    may: ADMINS,
    rows: { ...anyAccount, ownIsRefused: true },
    endsSession: true, // it is another's from then on
  },
  'DELETE /api/account-view': { may: ADMINS, answers: 204 },
  'POST /api/admin/accounts/decisions': {
    may: ADMINS,
    body: async (t) => ({ ids: [(await t.anAccount('publisher', 'pending')).id], status: 'approved' }),
  },
  'POST /api/admin/account-diagnoses': { may: ADMINS, body: { email: 'nobody@people.example' } },
  'GET /api/admin/invitations': { may: ADMINS },
  'POST /api/admin/invitations': {
    may: ADMINS,
    answers: 201,
    body: { fullName: 'Invited', email: 'matrix.invited@people.example', language: 'es' },
  },
  'POST /api/admin/invitations/:id/resend': { may: ADMINS, rows: { another: anInvitation } },
  'DELETE /api/admin/invitations/:id': { may: ADMINS, answers: 204, rows: { another: anInvitation } },
};
