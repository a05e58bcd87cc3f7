import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprint } from './database-fingerprint.ts';
import type { Entry, Visitor } from './matrix/entry.ts';
import { EVERYBODY } from './matrix/entry.ts';
import { everybody, MATRIX, signIn } from './permission-matrix.ts';
import { createTestNetwork, type Person, type TestNetwork } from './test-network.ts';

let t: TestNetwork;
let people: Map<Visitor, Person | undefined>;
beforeAll(async () => {
  t = await createTestNetwork();
  people = await everybody(t);
});
afterAll(() => t.close());

type Values = Record<string, string>;
type Answer = { status: number; code: string | undefined; body: string };
type Asking = { route: string; entry: Entry; person: Person | undefined };

/** Nothing came for so long: it is a stream, and whoever asked was let in. */
const STREAM_MS = 150;
const LET_IN: Answer = { status: 200, code: undefined, body: '' };

async function ask({ route, entry, person }: Asking, values: Values = {}): Promise<Answer> {
  const [method, pattern = ''] = route.split(' ');
  const url = pattern.replace(/:(\w+)/g, (_, name) => values[name] ?? randomUUID()).replace('*', 'nowhere');
  const body = typeof entry.body === 'function' ? await entry.body(t) : entry.body;
  const headers = { 'x-forwarded-for': `10.${[...randomUUID().slice(0, 3)].map((c) => c.charCodeAt(0)).join('.')}` };
  const request: InjectOptions = {
    method: method as 'GET',
    url,
    headers: { ...headers, ...person?.headers },
    ...(body && { payload: body }),
    ...(entry.isEndless && { signal: AbortSignal.timeout(STREAM_MS) }),
  };
  try {
    const response = await t.app.inject(request);
    const isProblem = String(response.headers['content-type']).startsWith('application/problem+json');
    const { requestId: _, ...problem } = isProblem ? response.json() : { requestId: '', code: undefined };
    return { status: response.statusCode, code: problem.code, body: isProblem ? JSON.stringify(problem) : '' };
  } catch (error) {
    if (entry.isEndless && (error as Error).name === 'AbortError') return LET_IN;
    throw error;
  }
}

/** Whatever is asked in `work` leaves the database as it was. */
async function changingNothing(work: () => Promise<void>): Promise<void> {
  const before = await fingerprint(t.db);
  await work();
  expect(await fingerprint(t.db), 'a refused request changed something').toBe(before);
}

async function rowsFor(entry: Entry, person: Person | undefined): Promise<Values[]> {
  if (!entry.rows) return [{}];
  const own = person && (await entry.rows.own?.(t, person));
  return [await entry.rows.another(t), ...(own ? [own] : [])];
}

async function expectRefused(asking: Asking, rows: Values[]): Promise<void> {
  const code = asking.person ? 'forbidden' : 'unauthenticated';
  for (const values of rows) expect((await ask(asking, values)).code).toBe(code);
}

async function expectAllowed(asking: Asking, values: Values): Promise<void> {
  const { status, code } = await ask(asking, values);
  expect(['unauthenticated', 'forbidden', 'two_factor_enrolment_required']).not.toContain(code);
  expect(status).toBe(asking.entry.answers ?? 200);
}

async function expectOwnRow(asking: Asking): Promise<void> {
  const { entry, person } = asking;
  const own = person && (await entry.rows?.own?.(t, person));
  if (!own) return;
  if (!entry.rows?.ownIsRefused) return expectAllowed(asking, own);
  await changingNothing(() => expectRefused(asking, [own]));
}

async function expectAnothersRow(asking: Asking, visitor: Visitor): Promise<void> {
  const { rows } = asking.entry;
  if (!rows) return expectAllowed(asking, {});
  const another = await rows.another(t);
  if ((rows.mayAnother ?? ['admin']).includes(visitor)) return expectAllowed(asking, another);
  await changingNothing(async () => {
    const missing = await ask(asking, {});
    expect(missing.status).toBe(404);
    expect(await ask(asking, another), 'looks the same as a row that does not exist').toEqual(missing);
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
  test(`is open to ${entry.may.length} of ${EVERYBODY.length} kinds of people, refused to the rest without a trace`, async () => {
    const refused = [...people].filter(([visitor]) => !entry.may.includes(visitor));
    const prepared: [Asking, Values[]][] = [];
    for (const [, person] of refused)
      prepared.push([{ route, entry: await withBody(entry), person }, await rowsFor(entry, person)]);
    await changingNothing(async () => {
      for (const [asking, rows] of prepared) await expectRefused(asking, rows);
    });
    for (const visitor of entry.may) {
      const person = entry.endsSession ? await signIn(t, visitor) : people.get(visitor);
      await expectOwnRow({ route, entry, person });
      await expectAnothersRow({ route, entry, person }, visitor);
    }
  });
});

/** What the body is about is made before anybody looks whether something changes. */
async function withBody(entry: Entry): Promise<Entry> {
  return typeof entry.body === 'function' ? { ...entry, body: await entry.body(t) } : entry;
}
