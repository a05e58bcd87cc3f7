import { randomUUID } from 'node:crypto';
import type { AdvertiserStatement, PublisherStatement } from '@callstead/contract/billing/statements';
import { balanceOf, heldOf, payableOf, payingOf, reservedOf } from '@callstead/domain/ledger/accounts';
import type { EntryKind } from '@callstead/domain/ledger/entry';
import { postAdjustment } from '@callstead/domain/ledger/post-adjustment';
import { postApproved } from '@callstead/domain/ledger/post-approved';
import { postPayoutApproved, postPayoutFailed, postPayoutSent } from '@callstead/domain/ledger/post-payout';
import { postQualified } from '@callstead/domain/ledger/post-qualified';
import { postRefused } from '@callstead/domain/ledger/post-refused';
import { postReleased, postReserved } from '@callstead/domain/ledger/post-reserved';
import { postTopUp, postWithdrawal } from '@callstead/domain/ledger/post-top-up';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceFrom } from '../../../telephony/simulator/chance.ts';
import { aLine, aQualifiedCall, rows, topUp } from '../../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { approveDueCalls } from '../../calls/approve-calls.ts';
import { memberOf } from '../../identity/session/actor.ts';
import { setCreditLimit } from '../../ledger/commands.ts';
import { type NewEntry, postEntries } from '../../ledger/queries.ts';
import { verifyLedger } from '../../ledger/verify.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);

type Statement = AdvertiserStatement | PublisherStatement;
type StatementRequest = {
  account: string;
  from?: string;
  to?: string;
  limit?: number;
  after?: string;
  before?: string;
};

const queryOf = (asked: StatementRequest) =>
  new URLSearchParams(Object.entries(asked).map(([name, value]): [string, string] => [name, String(value)]));

async function read(path: string, asked: StatementRequest): Promise<Statement> {
  const answer = await t.call('GET', `${path}?${queryOf(asked)}`, { headers: admin.headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** Every page of a statement, onwards and then all the way back. */
async function readAll(path: string, asked: StatementRequest): Promise<Statement> {
  const first = await read(path, { ...asked, limit: 7 });
  const lines = [...first.data];
  let page = first;
  while (page.next) {
    page = await read(path, { ...asked, limit: 7, after: page.next });
    lines.push(...page.data);
  }
  while (page.previous) page = await read(path, { ...asked, limit: 7, before: page.previous });
  expect(page.data.map(({ id }) => id).slice(0, 3)).toEqual(lines.map(({ id }) => id).slice(0, 3));
  return { ...first, data: lines } as Statement;
}

/** Two hundred days on which everything happens to an advertiser and a publisher that can happen to money. */
async function aHistory(seed: number) {
  const chance = chanceFrom(seed);
  const below = (limit: number) => Math.floor(chance.next() * limit);
  const [advertiser, publisher] = [await t.anAccount('advertiser'), await t.anAccount('publisher')];
  await setCreditLimit(t, memberOf(admin.profile), { accountId: advertiser.id, creditLimitCents: 100_000_000 });
  const sides = { advertiserId: advertiser.id, publisherId: publisher.id };
  const book = async (entry: Omit<NewEntry, 'kind'>, kind: EntryKind, day: number) => {
    const at = new Date(START + day * DAY_MS + below(DAY_MS)).toISOString();
    await postEntries(t.db, [{ ...entry, kind, at }]);
  };
  for (let step = 0; step < 60; step += 1) {
    const day = below(200); // not in order: history is made as it comes
    const id = randomUUID();
    const sale = { source: `call:${id}` as const, ...sides };
    const payoutCents = below(1000);
    const priceCents = payoutCents + below(1000);
    const reservedCents = priceCents + below(500);
    if (below(4) === 0)
      await book(postTopUp({ id, advertiserId: advertiser.id, amountCents: 1 + below(9999) }), 'top_up', day);
    await book(postReserved({ ...sale, reservedCents, round: 1 }), 'reserve', day);
    if (below(3) === 0) {
      await book(postReleased({ ...sale, reservedCents, round: 1 }), 'released', day);
      continue;
    }
    await book(postQualified({ ...sale, reservedCents, priceCents, payoutCents }), 'qualified', day);
    const fate = below(5);
    if (fate === 0) await book(postRefused({ ...sale, billing: 'held', priceCents, payoutCents }), 'refused', day + 20);
    if (fate > 2) await book(postApproved({ ...sale, payoutCents }), 'approved', day + 7);
    if (fate === 4)
      await book(postRefused({ ...sale, billing: 'approved', priceCents, payoutCents }), 'refused', day + 30);
  }
  const payout = { id: randomUUID(), publisherId: publisher.id, amountCents: 700 };
  const again = { ...payout, id: randomUUID() };
  await book(postPayoutApproved(payout), 'payout_approved', 90);
  await book(postPayoutFailed(payout), 'payout_failed', 91);
  await book(postPayoutApproved(again), 'payout_approved', 120);
  await book(postPayoutSent(again), 'payout_sent', 121);
  const account = (kind: 'advertiser' | 'publisher', id: string) => ({ kind, id });
  await book(
    postAdjustment({
      id: randomUUID(),
      account: account('advertiser', advertiser.id),
      amountCents: -321,
      reason: 'fee',
    }),
    'adjustment',
    50,
  );
  await book(
    postAdjustment({ id: randomUUID(), account: account('publisher', publisher.id), amountCents: 99, reason: 'bonus' }),
    'adjustment',
    60,
  );
  await book(postWithdrawal({ id: randomUUID(), advertiserId: advertiser.id, amountCents: 55 }), 'withdrawal', 150);
  return { advertiser: advertiser.id, publisher: publisher.id };
}

const sumOf = (lines: Statement['data']) => lines.reduce((sum, { change }) => sum + change.totalCents, 0);

function expectToAddUp(statement: Statement): void {
  const { opening, closing, data: lines, totals } = statement;
  expect(opening.totalCents + sumOf(lines)).toBe(closing.totalCents);
  expect(totals.reduce((sum, { totalCents }) => sum + totalCents, opening.totalCents)).toBe(closing.totalCents);
  let balance = opening.totalCents;
  for (const line of lines.toReversed()) {
    balance += line.change.totalCents;
    expect(line.balanceCents).toBe(balance);
    const parts = Object.values<number>(line.change.parts).reduce((sum, cents) => sum + cents, 0);
    expect(parts).toBe(line.change.totalCents);
  }
  const order = lines.map(({ at, id }) => `${at} ${String(id).padStart(12, '0')}`);
  expect(order).toEqual(order.toSorted().reverse());
}

async function balanceOfAccounts(accounts: readonly string[]): Promise<number> {
  const [sum] = await rows<{ cents: number }>(
    t.db,
    'select coalesce(sum(balance_cents), 0)::bigint as cents from ledger_balance where account = any($1)',
    [accounts],
  );
  return sum?.cents ?? 0;
}

test.each([1, 2])(
  'opening and lines are the closing, for any period and to the cent (history %d)',
  async (seed) => {
    const { advertiser, publisher } = await aHistory(seed);
    const cuts = [0, 30, 31, 88, 92, 130, 199].map((day) => new Date(START + day * DAY_MS).toISOString());
    for (const [path, account] of [
      ['/billing/statement', advertiser],
      ['/earnings/statement', publisher],
    ] as const) {
      const whole = await readAll(path, { account });
      expectToAddUp(whole);
      const own =
        account === advertiser
          ? [balanceOf(account), reservedOf(account)]
          : [heldOf(account), payableOf(account), payingOf(account)];
      expect(whole.opening.totalCents).toBe(0);
      expect(whole.closing.totalCents).toBe(await balanceOfAccounts(own));
      const parts: Statement[] = [await readAll(path, { account, to: cuts[0] ?? '' })];
      for (const [index, from] of cuts.entries()) {
        const to = cuts[index + 1];
        parts.push(await readAll(path, { account, from, ...(to && { to }) }));
      }
      for (const [index, part] of parts.entries()) {
        expectToAddUp(part);
        if (index > 0) expect(part.opening).toEqual(parts[index - 1]?.closing);
      }
      const pieces = parts.toReversed().flatMap(({ data }) => data.map(({ id }) => id));
      expect(pieces).toEqual(whole.data.map(({ id }) => id));
    }
  },
  60_000,
);

test('the file says the same as the screen, oldest first, in the zone asked for', async () => {
  const { advertiser } = await aHistory(3);
  const asked = { account: advertiser, from: new Date(START + 40 * DAY_MS).toISOString() };
  const screen = await readAll('/billing/statement', asked);
  const file = await t.call('GET', `/billing/statement.csv?${queryOf(asked)}&zone=America/New_York`, admin);
  expect(file.headers['content-disposition']).toContain('callstead-statement.csv');
  const [header, opening, ...lines] = file.body
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const closing = lines.pop();
  expect(header?.[0]).toContain('posted (America/New_York)');
  expect(opening?.at(-1)).toBe(String(screen.opening.totalCents / 100));
  expect(closing?.at(-1)).toBe(String(screen.closing.totalCents / 100));
  const amount = header?.indexOf('amount_usd') ?? -1;
  expect(lines.map((line) => [line[1], line[2], line[amount]])).toEqual(
    screen.data.toReversed().map(({ id, kind, change }) => [String(id), kind, String(change.totalCents / 100)]),
  );
});

test('the statements of everybody, the accounts list and the verified ledger agree', async () => {
  const fresh = await createTestNetwork();
  try {
    const { headers } = await fresh.signIn('admin');
    const line = await aLine(fresh);
    const other = await aLine(fresh, { advertiserId: line.advertiserId, campaignId: line.campaignId });
    const ids = [];
    for (const each of [line, other, line, other]) ids.push(await aQualifiedCall(fresh, each));
    const refuse = { headers, body: { decision: 'refused', reason: 'nobody answered' } };
    await fresh.call('POST', `/admin/calls/${ids[0]}/decision`, refuse);
    await approveDueCalls(fresh, new Date(Date.now() + 8 * DAY_MS));
    await fresh.call('POST', `/admin/calls/${ids[1]}/decision`, refuse);
    expect(await verifyLedger(fresh.db)).toEqual([]);

    const get = async (path: string) => (await fresh.call('GET', path, { headers })).json();
    const closing = async (path: string, account: string) =>
      ((await get(`${path}?account=${account}`)) as Statement).closing.totalCents;
    const advertisers = await closing('/billing/statement', line.advertiserId);
    const publishers =
      (await closing('/earnings/statement', line.publisherId)) +
      (await closing('/earnings/statement', other.publisherId));
    const totals = await get('/admin/ledger/totals');
    expect(totals).toMatchObject({ owedToAdvertisersCents: advertisers, owedToPublishersCents: publishers });
    expect(totals.receivedCents - totals.paidOutCents).toBe(advertisers + publishers + totals.revenueCents);

    const [billing, earnings] = [
      await get(`/billing?account=${line.advertiserId}`),
      await get(`/earnings?account=${other.publisherId}`),
    ];
    expect(billing.balanceCents + billing.reservedCents).toBe(advertisers);
    expect(totals.receivedCents - billing.spentThisMonthCents).toBe(advertisers);
    expect(earnings).toMatchObject({ payingCents: 0, thresholdCents: 10_000, hasPaymentMethod: false });
    const { data: accounts } = await get('/admin/ledger/accounts?side=publisher&sort=payable&direction=desc');
    const sum = accounts.reduce(
      (all: number, { heldCents, payableCents, payingCents }: Record<string, number>) =>
        all + (heldCents ?? 0) + (payableCents ?? 0) + (payingCents ?? 0),
      0,
    );
    expect(sum).toBe(publishers);

    const own = await fresh.anAccount('advertiser');
    await fresh.db.updateTable('account').set({ is_house: true }).where('id', '=', own.id).execute();
    await topUp(fresh.db, own.id, 5_000);
    // What the network's own advertiser has is nobody's but the network's.
    expect(await get('/admin/ledger/totals')).toMatchObject({ owedToAdvertisersCents: advertisers });
  } finally {
    await fresh.close();
  }
});

test("a refused call is a line of its own on both sides, with the reason and the campaign's name", async () => {
  const line = await aLine(t);
  const id = await aQualifiedCall(t, line);
  const body = { decision: 'refused', reason: 'wrong number' };
  await t.call('POST', `/admin/calls/${id}/decision`, { headers: admin.headers, body });
  const [advertiser, publisher] = [
    await read('/billing/statement', { account: line.advertiserId }),
    await read('/earnings/statement', { account: line.publisherId }),
  ];
  expect(advertiser.data.map(({ kind, callId }) => [kind, callId])).toEqual([
    ['refused', id],
    ['qualified', id],
    ['top_up', null],
  ]);
  expect(publisher.data[0]).toMatchObject({ kind: 'refused', callId: id, reason: 'wrong number', balanceCents: 0 });
  expect(publisher.data[0]?.campaign?.id).toMatch(/^TS/);
});

test("what was written about a refused call stands in the publisher's statement without its caller", async () => {
  const line = await aLine(t);
  const id = await aQualifiedCall(t, line);
  const [call] = await rows<{ caller: string }>(t.db, 'select caller from call where id = $1', [id]);
  const caller = call?.caller ?? '';
  const body = { decision: 'refused', reason: `${caller} never called` };
  await t.call('POST', `/admin/calls/${id}/decision`, { headers: admin.headers, body });
  const asked = { account: line.publisherId };
  const publisher = await read('/earnings/statement', asked);
  expect(publisher.data[0]?.reason).toMatch(/^\+1 305 •+ •+\d\d never called$/);
  const file = await t.call('GET', `/earnings/statement.csv?${queryOf(asked)}&zone=UTC`, { headers: admin.headers });
  expect(file.body).toContain('never called');
  expect(file.body).not.toContain(caller);
  const advertiser = await read('/billing/statement', { account: line.advertiserId });
  expect(advertiser.data[0]?.reason).toBe(body.reason);
});

test("admins pick an account; another's money looks like none at all", async () => {
  const [advertiser, publisher] = [await t.signIn('advertiser'), await t.signIn('publisher')];
  const ask = async (path: string, person: Person) => {
    const answer = await t.call('GET', path, { headers: person.headers });
    return answer.json().code ?? answer.statusCode;
  };
  expect(await ask('/billing', admin)).toBe('validation_failed');
  expect(await ask('/earnings/statement', admin)).toBe('validation_failed');
  expect(await ask(`/billing?account=${publisher.profile.id}`, admin)).toBe('not_found');
  expect(await ask(`/earnings?account=${advertiser.profile.id}`, admin)).toBe('not_found');
  expect(await ask(`/billing?account=${randomUUID()}`, advertiser)).toBe('not_found');
  expect(await ask(`/billing?account=${advertiser.profile.id}`, advertiser)).toBe(200);
  expect(await ask('/billing', await t.signIn('advertiser', 'pending'))).toBe('forbidden');
  expect(await ask('/billing', await t.signIn('advertiser', 'rejected'))).toBe('forbidden');
  expect(await ask('/earnings', await t.signIn('publisher', 'rejected'))).toBe(200);
});

test('the postings of the network are found by holder, kind, call and period, and a mangled place starts anew', async () => {
  const line = await aLine(t);
  const id = await aQualifiedCall(t, line);
  const find = async (query: string) => {
    const answer = await t.call('GET', `/admin/ledger/entries?${query}`, { headers: admin.headers });
    return (answer.json().data as { kind: string; callId: string | null }[]).map(({ kind }) => kind);
  };
  expect(await find(`account=${line.advertiserId}`)).toEqual(['qualified', 'reserve', 'top_up']);
  expect(await find(`account=${line.advertiserId}&kind=top_up`)).toEqual(['top_up']);
  expect(await find(`account=${line.publisherId}`)).toEqual(['qualified']);
  expect(await find(`callId=${id}`)).toEqual(['qualified', 'reserve']);
  expect(await find(`callId=${id}&account=${line.publisherId}`)).toEqual(['qualified']);
  expect(await find(`account=${line.advertiserId}&to=2020-01-01T00:00:00Z`)).toEqual([]);
  expect(await find(`account=${randomUUID()}`)).toEqual([]);
  for (const place of [
    ['soon', 'x'],
    ['1', '1'],
    ['2026-02-30 00:00:00+00', '1'],
    ['2026-02-03 24:61:00+00', '1'],
  ]) {
    const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
    expect(await find(`account=${line.advertiserId}&after=${cursor}`)).toHaveLength(3);
  }
  const csv = await t.call('GET', `/admin/ledger/entries.csv?callId=${id}`, { headers: admin.headers });
  const [, reserve] = csv.body.split('\r\n');
  expect(reserve).toContain(`${balanceOf(line.advertiserId)},Test advertiser,${reservedOf(line.advertiserId)}`);
});

test('accounts are searched and sorted by what they hold, page by page', async () => {
  const fresh = await createTestNetwork();
  try {
    const { headers } = await fresh.signIn('admin');
    for (const cents of [500, 100, 900, 300, 700])
      await topUp(fresh.db, (await fresh.anAccount('advertiser')).id, cents);
    const list = async (query: string) =>
      (await fresh.call('GET', `/admin/ledger/accounts?sort=balance&direction=desc&${query}`, { headers })).json();
    const first = await list('limit=2');
    const second = await list(`limit=2&after=${first.next}`);
    const amounts = (page: { data: { balanceCents: number }[] }) => page.data.map((each) => each.balanceCents);
    expect([amounts(first), amounts(second)]).toEqual([
      [900, 700],
      [500, 300],
    ]);
    expect(amounts(await list(`limit=2&before=${second.previous}`))).toEqual([900, 700]);
    expect(amounts(await list(`search=${first.data[0].email}`))).toEqual([900]);
    expect((await list('after=bWFuZ2xlZA')).data).toHaveLength(5);
    const noId = Buffer.from(JSON.stringify(['5', '-'.repeat(36)])).toString('base64url');
    expect((await list(`after=${noId}`)).data).toHaveLength(5);
  } finally {
    await fresh.close();
  }
});
