import type { AuditListResponse } from '@callstead/contract/audit';
import type { EventSubject } from '@callstead/domain/events/event';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emit } from '../../events/emit.ts';
import { moveCursor } from '../../events/queries.ts';
import { drainEvents } from '../../events/spine.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { memberOf } from '../identity/session/actor.ts';
import { auditSubscriber } from './on-events.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  await t.db.updateTable('profile').set({ full_name: 'Álvaro' }).where('id', '=', admin.profile.user_id).execute();
  const actor = memberOf(admin.profile);
  const account = (name: string): EventSubject => ({ type: 'account', id: `id-of-${name}`, name });
  await emit(
    t,
    { ...actor, address: '10.1.2.3' },
    {
      type: 'account.set-status',
      subject: account('Berta'),
      before: { status: 'pending' },
      after: { status: 'rejected' },
      reason: '=1+1',
    },
  );
  await emit(t, 'network', { type: 'account.set-status', subject: account('Carla, "la jefa"') });
  await emit(t, actor, { type: 'account.switch-type', subject: account('Diego') });
  await emit(t, actor, {
    type: 'admin.invite',
    subject: { type: 'invitation', id: 'invitation-1', name: 'Elena' },
  });
  await follow();
});
afterAll(() => t.close());

/** Only the log: whom these events tell of nobody could write to. */
const follow = () => drainEvents(t, [auditSubscriber]);

const list = async (query: string): Promise<AuditListResponse> =>
  (await t.call('GET', `/admin/audit?${query}`, admin)).json();
const subjects = async (query: string) => (await list(query)).data.map((entry) => entry.subject.name[0]).join('');

test('an entry tells who did what to whom, from where, before and after', async () => {
  const { data: entries } = await list('search=berta');
  expect(entries).toMatchObject([
    {
      actor: { id: admin.profile.user_id, name: 'Álvaro' },
      address: '10.1.2.3',
      action: 'account.set-status',
      subject: { type: 'account', id: 'id-of-Berta', name: 'Berta' },
      before: { status: 'pending' },
      after: { status: 'rejected' },
      reason: '=1+1',
    },
  ]);
});

test('what was told of twice is written once', async () => {
  const before = await list('');
  await moveCursor(t.db, 'audit', 0);
  await follow();
  expect(await list('')).toEqual(before);
});

describe('the newest come first, and filters narrow them', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  test.each([
    ['', 'EDCB'],
    ['action=account.set-status', 'CB'],
    ['subjectType=invitation', 'E'],
    ['subjectType=account&subjectId=id-of-Diego', 'D'],
    ['search=alvaro', 'EDB'],
    ['search=JEFA', 'C'],
    ['search=%25', ''],
    [`from=${tomorrow}`, ''],
    [`to=${tomorrow}`, 'EDCB'],
    ['action=nonsense&from=yesterday&after=x', 'EDCB'],
  ])('%s', async (query, expected) => {
    expect(await subjects(query)).toBe(expected);
  });

  test('one actor', async () => expect(await subjects(`actor=${admin.profile.user_id}`)).toBe('EDB'));
});

test('what happened earlier stands below, whenever it was written down', async () => {
  const at = new Date('2026-01-02T03:04:05Z');
  await emit(t, 'network', { type: 'account.switch-type', subject: { type: 'account', id: 'f', name: 'Fausto' }, at });
  await follow();
  expect(await subjects('')).toBe('EDCBF');
  const first = await list('limit=3');
  expect((await list(`limit=3&after=${first.next}`)).data.map(({ subject }) => subject.name[0])).toEqual(['B', 'F']);
  expect(await subjects('to=2026-06-01T00:00:00Z')).toBe('F');
});

test('pages lead on and back', async () => {
  const first = await list('limit=2');
  const second = await list(`limit=2&after=${first.next}`);
  expect(first.previous).toBeNull();
  expect(second.data.map((entry) => entry.subject.name[0]).join('')).toBe('CB');
  const back = await list(`limit=2&before=${second.previous}`);
  expect(back.data).toEqual(first.data);
  expect(back.previous).toBeNull();
});

test('the export holds the same entries, with formulas disarmed and quotes kept', async () => {
  const response = await t.call('GET', '/admin/audit.csv?action=account.set-status', admin);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toBe('attachment; filename="callstead-audit.csv"');
  const [header, carla = '', berta = '', ...rest] = response.body.split('\r\n');
  expect(header).toBe('\uFEFFid,at,actor,actor_id,address,action,subject_type,subject,subject_id,before,after,reason');
  expect(carla).toContain('Callstead,,,account.set-status,account,"Carla, ""la jefa""",');
  expect(berta).toContain('"{""status"":""pending""}","{""status"":""rejected""}",\'=1+1');
  expect(rest).toEqual(['']);
});

test('nobody changes or removes an entry', async () => {
  await expect(t.owner.deleteFrom('audit_entry').execute()).rejects.toThrow('append-only');
  await expect(t.owner.updateTable('audit_entry').set({ reason: '' }).execute()).rejects.toThrow('append-only');
});
