import type { AccountNote } from '@callstead/contract/identity/account-notes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const add = (id: string, message: string) =>
  t.call('POST', `/admin/accounts/${id}/notes`, { ...admin, body: { message } });
const notesOf = async (id: string, query = ''): Promise<{ data: AccountNote[]; next: string | null }> =>
  (await t.call('GET', `/admin/accounts/${id}/notes${query}`, admin)).json();
const setTags = (id: string, tags: string[]) =>
  t.call('PUT', `/admin/accounts/${id}/tags`, { ...admin, body: { tags } });
const tagsOf = async (id: string): Promise<string[]> =>
  (await t.call('GET', `/admin/accounts/${id}`, admin)).json().tags;
const audited = (id: string) =>
  t.db.selectFrom('audit_entry').selectAll().where('subject_id', '=', id).orderBy('id').execute();

test('notes stand newest first, with whoever wrote them, and lead on', async () => {
  const { id } = await t.anAccount('publisher');
  for (const message of ['first', 'second', 'third']) await add(id, message);
  const page = await notesOf(id, '?limit=2');
  expect(page.data.map(({ message, author }) => [message, author])).toEqual([
    ['third', admin.profile.full_name],
    ['second', admin.profile.full_name],
  ]);
  expect((await notesOf(id, `?limit=2&after=${page.next}`)).data.map(({ message }) => message)).toEqual(['first']);
});

test('the log tells that a note was written and deleted, never its words', async () => {
  const { id } = await t.anAccount('publisher');
  const note = (await add(id, 'SECRETO')).json();
  expect((await t.call('DELETE', `/admin/account-notes/${note.id}`, admin)).statusCode).toBe(204);
  expect((await t.call('DELETE', `/admin/account-notes/${note.id}`, admin)).json().code).toBe('not_found');
  const entries = await audited(id);
  expect(entries.map(({ action }) => action)).toEqual(['account-note.add', 'account-note.delete']);
  expect(JSON.stringify(entries)).not.toContain('SECRETO');
  expect(JSON.stringify(await t.db.selectFrom('event').selectAll().execute())).not.toContain('SECRETO');
});

test('tags are set all at once, each once, and the log knows what they were', async () => {
  const { id } = await t.anAccount('advertiser');
  await setTags(id, ['vip', ' VIP ', 'Florida']);
  expect(await tagsOf(id)).toEqual(['Florida', 'vip']);
  await setTags(id, ['Florida']);
  await setTags(id, ['Florida']);
  expect((await audited(id)).map(({ before, after }) => [before, after])).toEqual([
    [{ tags: '' }, { tags: 'Florida, vip' }],
    [{ tags: 'Florida, vip' }, { tags: 'Florida' }],
  ]);
});

test('the account itself never reads a note or a tag', async () => {
  const publisher = await t.signIn('publisher');
  await add(publisher.profile.id, 'SECRETO');
  await setTags(publisher.profile.id, ['SECRETO']);
  const answers = [
    await t.call('GET', '/session', publisher),
    await t.call('GET', '/account/profile', publisher),
    await t.call('GET', `/admin/accounts/${publisher.profile.id}/notes`, publisher),
  ];
  expect(answers.map(({ body }) => body).join()).not.toContain('SECRETO');
});

test('notes and tags go with the account', async () => {
  const { id, user_id } = await t.anAccount('publisher');
  await add(id, 'Ojo');
  await setTags(id, ['VIP']);
  await t.owner.deleteFrom('account_member').where('user_id', '=', user_id).execute();
  await t.owner.deleteFrom('account').where('id', '=', id).execute();
  expect(await t.db.selectFrom('account_note').selectAll().where('account_id', '=', id).execute()).toEqual([]);
  expect(await t.db.selectFrom('account_tag').selectAll().where('account_id', '=', id).execute()).toEqual([]);
});
