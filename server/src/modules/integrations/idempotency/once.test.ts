import { randomUUID } from 'node:crypto';
import { DomainError } from '@callstead/domain/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UsedKey } from '../../../http/key-access.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/test-network.ts';
import { memberOf } from '../../identity/session/actor.ts';
import { newKey } from '../keys/new-key.ts';
import { type AskedOnce, forgetClaims, once, type Work } from './once.ts';
import { canonical } from './request-hash.ts';

let t: TestNetwork;
let apiKey: UsedKey;
beforeAll(async () => {
  t = await createTestNetwork();
  const actor = memberOf(await t.anAccount('publisher'));
  apiKey = { id: randomUUID(), mode: 'live', scopes: [], isFromHere: true, actor };
});
afterAll(() => t.close());

const NOW = new Date('2026-03-01T12:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const asked = (changes: Partial<AskedOnce> = {}): AskedOnce => ({
  apiKey,
  idempotencyKey: randomUUID(),
  route: 'POST /v1/things',
  body: { phone: '+13055550142', email: 'ana@people.example' },
  ...changes,
});

/** Something real that is made: a row with that id. */
function making(changes: Partial<Work<string>> = {}): Work<string> & { made: string[] } {
  const made: string[] = [];
  return {
    made,
    newId: () => randomUUID(),
    run: async (id) => {
      made.push(id);
      const { hash, hint } = newKey('live');
      const { accountId, userId } = apiKey.actor;
      const owner = { account_id: accountId, user_id: userId };
      await t.db
        .insertInto('api_key')
        .values({ id, ...owner, key_hash: hash, hint, mode: 'live', name: 'x', scopes: ['calls:read'] })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    answer: async (id) => (await t.db.selectFrom('api_key').select('id').where('id', '=', id).executeTakeFirst())?.id,
    ...changes,
  };
}
const rowsOf = async (work: { made: string[] }) =>
  (await t.db.selectFrom('api_key').select('id').where('id', 'in', work.made).execute()).length;
const codeOf = (failed: Promise<unknown>) =>
  failed.then(
    () => 'done',
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  );

test('asked 50 times at once it is done once; the others are told it runs, and later all get the same answer', async () => {
  const [request, work] = [asked(), making()];
  const first = await Promise.all(Array.from({ length: 50 }, () => codeOf(once(t.services, request, work, NOW))));
  expect(new Set(first)).toEqual(
    new Set(first.includes('idempotency_running') ? ['done', 'idempotency_running'] : ['done']),
  );
  expect([work.made.length, await rowsOf(work)]).toEqual([1, 1]);
  const again = await Promise.all([1, 2, 3].map(() => once(t.services, request, work, later(5))));
  expect(again).toEqual(Array(3).fill({ answer: work.made[0], isReplayed: true }));
});

test('the same key with another body or route is refused; with the same body in another order it is the same', async () => {
  const [request, work] = [asked(), making()];
  await once(t.services, request, work, NOW);
  expect(await codeOf(once(t.services, { ...request, body: { phone: 'x' } }, work, NOW))).toBe('idempotency_mismatch');
  expect(await codeOf(once(t.services, { ...request, route: 'POST /v1/x' }, work, NOW))).toBe('idempotency_mismatch');
  const turned = { email: 'ana@people.example', phone: '+13055550142' };
  expect((await once(t.services, { ...request, body: turned }, work, NOW)).isReplayed).toBe(true);
});

test.each(['before', 'after'] as const)(
  'a process that dies %s writing: done once, with the first id',
  async (when) => {
    const request = asked();
    const work = making();
    const dies = making({
      newId: () => randomUUID(),
      run: async (id) => {
        dies.made.push(id);
        if (when === 'after') await work.run(id);
        throw new Error('killed');
      },
    });
    expect(await codeOf(once(t.services, request, dies, NOW))).toBe('Error: killed');
    expect(await codeOf(once(t.services, request, work, later(30)))).toBe('idempotency_running');
    const [a, b] = await Promise.all([1, 2].map(() => codeOf(once(t.services, request, work, later(61)))));
    expect([a, b]).toContain('done');
    expect((await once(t.services, request, work, later(70))).answer).toBe(dies.made[0]);
    expect([new Set(work.made).size, await rowsOf(work)]).toEqual([1, 1]);
  },
);

test('what was refused may be asked again, and leaves nothing', async () => {
  const request = asked();
  const refused = making({ run: () => Promise.reject(new DomainError('forbidden')) });
  expect(await codeOf(once(t.services, request, refused, NOW))).toBe('forbidden');
  expect((await once(t.services, request, making(), NOW)).isReplayed).toBe(false);
});

test('after a day a key is new, whether it was swept or not; another account or mode has keys of its own', async () => {
  const [request, work] = [asked(), making()];
  await once(t.services, request, work, NOW);
  const test = { ...request, apiKey: { ...apiKey, mode: 'test' as const } };
  expect((await once(t.services, test, work, NOW)).isReplayed).toBe(false);
  expect((await once(t.services, request, work, later(24 * 3600 - 1))).isReplayed).toBe(true);
  expect((await once(t.services, request, work, later(24 * 3600 + 1))).isReplayed).toBe(false);
  await forgetClaims(t.services, later(3 * 24 * 3600));
  expect((await once(t.services, request, work, later(24 * 3600 + 2))).isReplayed).toBe(false);
});

test('without a key everything asked is new', async () => {
  const work = making();
  const request = asked({ idempotencyKey: undefined });
  await once(t.services, request, work, NOW);
  await once(t.services, request, work, NOW);
  expect(await rowsOf(work)).toBe(2);
});

test('nothing that was sent is kept', async () => {
  await once(t.services, asked({ idempotencyKey: 'ana@people.example' }), making(), NOW);
  const kept = JSON.stringify(await t.db.selectFrom('idempotency_claim').selectAll().execute());
  expect(kept).not.toMatch(/ana|3055550142/);
});

test('a body is the same in whatever order its fields came, and another when anything differs', () => {
  const keyed = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue());
  fc.assert(
    fc.property(keyed, (body) => {
      const turned = Object.fromEntries(Object.entries(body).reverse());
      expect(canonical(turned)).toBe(canonical(body));
      expect(canonical({ ...body, more: [canonical(body)] })).not.toBe(canonical(body));
    }),
  );
});
