import { randomUUID } from 'node:crypto';
import { OFFERED } from '@callstead/domain/offered';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Entry, EVERYBODY, type Values, type Visitor } from './matrix/entry.ts';
import { everybody, MATRIX, signIn } from './permission-matrix.ts';
import { createTestNetwork, type Person, type TestNetwork } from './test-network.ts';
import { watchChanges } from './watch-changes.ts';

const offered = { ...OFFERED };
let t: TestNetwork;
let people: Map<Visitor, Person | undefined>;
let changes: () => Promise<Record<string, number>>;
const BUSY_MS = 60_000; // passwords are slow on purpose, and the machine may have other work
beforeAll(async () => {
  Object.assign(OFFERED, { leads: true, api: true }); // what is switched off must be safe when it is switched on
  t = await createTestNetwork();
  people = await everybody(t);
  changes = await watchChanges(t.owner);
}, BUSY_MS);
afterAll(async () => {
  Object.assign(OFFERED, offered);
  await t.close();
});

type Answer = { status: number; code: string | undefined; body: string };
type Asking = { route: string; entry: Entry; visitor: Visitor; person: Person | undefined };

/** Nothing came for so long: it is a stream, and whoever asked was let in. */
const STREAM_MS = 150;
const LET_IN: Answer = { status: 200, code: undefined, body: '' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A value that is not given leads to a row that does not exist. */
async function requestOf({ route, entry, person }: Asking, values: Values): Promise<InjectOptions> {
  const [method, pattern = ''] = route.split(' ');
  const url = `${pattern}${entry.query ?? ''}`.replace(/:(\w+)/g, (_, name) => values[name] ?? randomUUID());
  const body = typeof entry.body === 'function' ? await entry.body(t, person) : entry.body;
  const address = `10.${[...randomUUID().slice(0, 3)].map((c) => c.charCodeAt(0)).join('.')}`;
  return {
    method: method as 'GET',
    url: url.replace('*', 'nowhere'),
    headers: { 'x-forwarded-for': address, ...person?.headers, ...(entry.isForm && FORM) },
    ...(body && { payload: entry.isForm ? new URLSearchParams(body as Values).toString() : body }),
    ...(entry.isEndless && { signal: AbortSignal.timeout(STREAM_MS) }),
  };
}

async function ask(asking: Asking, values: Values = {}): Promise<Answer> {
  try {
    const response = await t.app.inject(await requestOf(asking, values));
    const isProblem = String(response.headers['content-type']).startsWith('application/problem+json');
    const { requestId: _, ...problem } = isProblem ? response.json() : { requestId: '', code: undefined };
    return { status: response.statusCode, code: problem.code, body: isProblem ? JSON.stringify(problem) : '' };
  } catch (error) {
    if (asking.entry.isEndless && (error as Error).name === 'AbortError') return LET_IN;
    throw error;
  }
}

/** Whatever is asked in `work` leaves the database as it was. */
async function changingNothing(work: () => Promise<void>): Promise<void> {
  const before = await changes();
  await work();
  expect(await changes(), 'a refused request changed something').toEqual(before);
}

async function expectRefused(asking: Asking, whose: 'own' | 'another', values: Values): Promise<void> {
  const { entry, visitor } = asking;
  const usual = visitor === 'anonymous' ? 'unauthenticated' : 'forbidden';
  const answer = await ask(asking, values);
  expect([visitor, whose, answer.code]).toEqual([visitor, whose, entry.refusal?.(visitor, whose) ?? usual]);
  if (whose === 'another' && entry.rows) await expectMissing(asking, answer);
}

async function expectMissing(asking: Asking, answer: Answer): Promise<void> {
  const missing = await ask(asking, asking.entry.rows?.missing?.());
  expect([asking.visitor, answer], 'looks the same as a row that does not exist').toEqual([asking.visitor, missing]);
}

async function expectAllowed(asking: Asking, values: Values): Promise<void> {
  const { status, code } = await ask(asking, values);
  expect(['unauthenticated', 'forbidden', 'two_factor_enrolment_required']).not.toContain(code);
  expect([asking.visitor, status, code]).toEqual([asking.visitor, asking.entry.answers ?? 200, code]);
}

async function expectOwnRow(asking: Asking): Promise<void> {
  const { entry, person } = asking;
  const own = person && (await entry.rows?.own?.(t, person));
  if (!own) return;
  if (!entry.rows?.ownIsRefused) return expectAllowed(asking, own);
  await changingNothing(() => expectRefused(asking, 'own', own));
}

async function expectAnothersRow(asking: Asking): Promise<void> {
  const { rows } = asking.entry;
  if (!rows) return expectAllowed(asking, {});
  const another = await rows.another(t);
  if ((rows.mayAnother ?? ['admin']).includes(asking.visitor)) return expectAllowed(asking, another);
  await changingNothing(async () => {
    const answer = await ask(asking, another);
    expect([asking.visitor, answer.code]).toEqual([asking.visitor, 'not_found']);
    await expectMissing(asking, answer);
  });
}

const declared = () => {
  const routes = t.app.declaredRoutes.filter((route) => route.method !== 'HEAD'); // the same handler as its GET
  return routes.map((route) => `${route.method} ${route.url}`).sort();
};

test('every declared route stands in the matrix, and nothing else does', () => {
  expect(Object.keys(MATRIX).sort()).toEqual(declared());
});

describe.each(Object.entries(MATRIX))('%s', (route, entry) => {
  test(
    `is open to ${entry.may.length} of ${EVERYBODY.length} kinds of people, refused to the rest without a trace`,
    async () => {
      const refused = EVERYBODY.filter((visitor) => !entry.may.includes(visitor));
      await expectAllRefused(route, await withBody(entry), refused);
      const allowed = entry.changesNothing ? await withBody(entry) : entry;
      const work = () => expectAllAllowed(route, allowed);
      await (entry.changesNothing ? changingNothing(work) : work());
    },
    BUSY_MS,
  );
});

/** One row of somebody else is enough for all of them: nobody changes it. */
async function expectAllRefused(route: string, entry: Entry, refused: readonly Visitor[]): Promise<void> {
  if (refused.length === 0) return;
  const another = (await entry.rows?.another(t)) ?? {};
  const own = new Map<Visitor, Values | undefined>();
  for (const visitor of refused) {
    const person = people.get(visitor);
    own.set(visitor, person && (await entry.rows?.own?.(t, person)));
  }
  await changingNothing(async () => {
    for (const [visitor, ownRow] of own) {
      const asking = { route, entry, visitor, person: people.get(visitor) };
      await expectRefused(asking, 'another', another);
      if (ownRow) await expectRefused(asking, 'own', ownRow);
    }
  });
}

async function expectAllAllowed(route: string, entry: Entry): Promise<void> {
  for (const visitor of entry.may) {
    const person = entry.endsSession ? await signIn(t, visitor) : people.get(visitor);
    await expectOwnRow({ route, entry, visitor, person });
    await expectAnothersRow({ route, entry, visitor, person });
  }
}

/** What the body is about is made before anybody looks whether something changes. */
async function withBody(entry: Entry): Promise<Entry> {
  return typeof entry.body === 'function' ? { ...entry, body: await entry.body(t) } : entry;
}
