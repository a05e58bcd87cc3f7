import type { DisputeListResponse, DisputeThread } from '@callstead/contract/disputes';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLine, aQualifiedCall, rows } from '../../testing/call-world.ts';
import { aClick, aPaidLine } from '../../testing/conversion-world.ts';
import { aLeadCampaign, postLead } from '../../testing/lead-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { receivePostback } from '../conversions/receive-postback.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { verifyRollups } from '../reports/rollups/verify.ts';

let t: TestNetwork;
let admin: Person;
let second: Person;
let publisher: Person;
let advertiser: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  [admin, second] = [await t.signIn('admin'), await t.signIn('admin')];
  [publisher, advertiser] = [await t.signIn('publisher'), await t.signIn('advertiser')];
});
afterAll(async () => {
  await t.handleEvents();
  expect(await verifyLedger(t.db)).toEqual([]);
  expect(await verifyRollups(t.db)).toEqual([]);
  await t.close();
});

type Kind = 'call' | 'lead' | 'conversion';
type Sold = { billing: string; price_cents: number; payout_cents: number };
const post = (person: Person, path: string, body: object) => t.call('POST', path, { ...person, body });
const saleOf = async (kind: Kind, id: string): Promise<Sold> => {
  const [sale] = await rows<Sold>(t.db, `select billing, price_cents, payout_cents from ${kind} where id = $1`, [id]);
  if (!sale) throw new Error('no such sale');
  return sale;
};
const balances = async () => {
  const found = await rows<{ account: string; balance_cents: number }>(
    t.db,
    `select account, balance_cents from ledger_balance where account like any ($1::text[])`,
    [[`advertiser:${advertiser.profile.id}:%`, `publisher:${publisher.profile.id}:%`]],
  );
  const of = (end: string) => found.find(({ account }) => account.endsWith(end))?.balance_cents ?? 0;
  return { balance: of(':balance'), payable: of(':payable') };
};
const sides = () => ({ publisherId: publisher.profile.id, advertiserId: advertiser.profile.id });

async function aDisputedCall(): Promise<string> {
  const id = await aQualifiedCall(t, await aLine(t, sides()));
  expect((await post(advertiser, `/calls/${id}/dispute`, { reason: 'wrong service' })).statusCode).toBe(200);
  return id;
}

async function aReturnedLead(): Promise<string> {
  const { id } = await postLead(t, await aLeadCampaign(t, sides()));
  expect((await post(advertiser, `/leads/${id}/return`, { reason: 'wrong_number', note: null })).statusCode).toBe(200);
  return id;
}

async function aDisputedConversion(): Promise<string> {
  const line = await aPaidLine(t, sides());
  const parameters = { token: line.token, click_id: await aClick(t, line) };
  const answer = await receivePostback(
    t.services,
    { method: 'GET', token: line.token, parameters, address: '192.0.2.1' },
    new Date(),
  );
  const id = 'conversionId' in answer ? (answer.conversionId ?? '') : '';
  expect((await post(advertiser, `/conversions/${id}/dispute`, { reason: 'canceled' })).statusCode).toBe(200);
  return id;
}

const DISPUTED = { call: aDisputedCall, lead: aReturnedLead, conversion: aDisputedConversion };
const KINDS = ['call', 'lead', 'conversion'] as const;

type Decision = 'approved' | 'refused';
async function decided(kind: Kind, decision: Decision): Promise<string> {
  const id = await DISPUTED[kind]();
  const answer = await post(admin, `/admin/${kind}s/${id}/decision`, { decision, reason: null, seen: 'disputed' });
  expect(answer.statusCode).toBe(200);
  return id;
}

const appeal = (person: Person, kind: Kind, id: string, body: object = {}) =>
  post(person, `/disputes/${kind}/${id}/appeal`, { reason: 'Listen to the end', ...body });
const give = (kind: Kind, id: string, priceCents?: number) =>
  post(second, `/admin/disputes/${kind}/${id}/appeal-decision`, {
    outcome: 'in_part',
    priceCents,
    reason: 'Heard again',
  });
const decide = (kind: Kind, id: string, outcome: 'confirmed' | 'changed', person = second) =>
  post(person, `/admin/disputes/${kind}/${id}/appeal-decision`, { outcome, reason: 'Heard again' });
const thread = async (person: Person, kind: Kind, id: string): Promise<DisputeThread> =>
  (await t.call('GET', `/disputes/${kind}/${id}`, person)).json();
const loserOf = (decision: Decision) => (decision === 'approved' ? advertiser : publisher);
const decidedEarlier = (id: string, days: number) =>
  rows(t.db, `update call set dispute = jsonb_set(dispute, '{decision,at}', to_jsonb($2::text)) where id = $1`, [
    id,
    new Date(Date.now() - days * 86_400_000).toISOString(),
  ]);

test.each(KINDS.flatMap((kind) => [[kind, 'approved'] as const, [kind, 'refused'] as const]))(
  'the side that lost a %s that was %s appeals, and a change turns the money round',
  async (kind, decision) => {
    const id = await DISPUTED[kind]();
    const [before, had] = [await saleOf(kind, id), await balances()];
    await post(admin, `/admin/${kind}s/${id}/decision`, { decision, reason: null, seen: 'disputed' });
    const stands = await balances();
    expect((await appeal(loserOf(decision), kind, id)).statusCode).toBe(201);
    expect(await balances(), 'an appeal moves nothing').toEqual(stands);
    const became = decision === 'approved' ? 'refused' : 'approved';
    expect((await decide(kind, id, 'changed')).json()).toEqual({
      ...{ kind, id, billing: became, priceCents: before.price_cents, payoutCents: before.payout_cents },
    });
    expect((await saleOf(kind, id)).billing).toBe(became);
    const isGivenBack = became === 'refused';
    expect(await balances()).toEqual({
      balance: had.balance + (isGivenBack ? before.price_cents : 0),
      payable: had.payable + (isGivenBack ? 0 : before.payout_cents),
    });
    await t.handleEvents();
    expect(await verifyLedger(t.db)).toEqual([]);
    expect(await verifyRollups(t.db)).toEqual([]);
  },
);

test('a confirmed decision moves nothing, and is the last word', async () => {
  const id = await decided('call', 'refused');
  await appeal(publisher, 'call', id);
  const stands = [await saleOf('call', id), await balances()];
  expect((await decide('call', id, 'confirmed')).statusCode).toBe(200);
  expect([await saleOf('call', id), await balances()]).toEqual(stands);
  expect((await decide('call', id, 'changed')).json().code).toBe('decision_made');
  expect((await appeal(publisher, 'call', id)).json().code).toBe('already_appealed');
  expect((await thread(publisher, 'call', id)).appeal?.decision).toMatchObject({
    ...{ outcome: 'confirmed', reason: 'Heard again' },
  });
});

test('of a part that went back either side appeals, but one of them once', async () => {
  for (const [loser, other] of [[advertiser, publisher] as const, [publisher, advertiser] as const]) {
    const id = await aDisputedCall();
    const before = await saleOf('call', id);
    await post(admin, `/admin/disputes/call/${id}/credit`, { creditCents: 300, reason: null });
    expect((await appeal(loser, 'call', id)).statusCode).toBe(201);
    expect((await appeal(other, 'call', id)).json().code).toBe('already_appealed');
    expect((await decide('call', id, 'changed')).statusCode).toBe(200);
    const after = await saleOf('call', id);
    if (loser === advertiser) expect(after.billing).toBe('refused');
    else expect(after).toEqual({ ...before, billing: 'approved' });
    expect(await verifyLedger(t.db)).toEqual([]);
  }
});

test.each(KINDS.flatMap((kind) => [[kind, 'approved'] as const, [kind, 'refused'] as const]))(
  'an appeal about a %s that was %s is given in part: it costs just that, and the payout keeps its share',
  async (kind, decision) => {
    const id = await DISPUTED[kind]();
    const [{ price_cents: price, payout_cents: payout }, had] = [await saleOf(kind, id), await balances()];
    await post(admin, `/admin/${kind}s/${id}/decision`, { decision, reason: null, seen: 'disputed' });
    await appeal(loserOf(decision), kind, id);
    expect((await thread(admin, kind, id)).appealChange?.part).toEqual({
      ...{ overCents: 0, underCents: price, full: { priceCents: price, payoutCents: payout }, paidOutCents: 0 },
    });
    const part = Math.floor(price / 3);
    const earned = Number((2n * BigInt(payout) * BigInt(part) + BigInt(price) - 1n) / (2n * BigInt(price)));
    for (const cents of [0, price, 1.5, undefined]) expect((await give(kind, id, cents)).statusCode).toBe(422);
    expect((await give(kind, id, part)).json()).toEqual({
      ...{ kind, id, billing: 'approved', priceCents: part, payoutCents: earned },
    });
    expect(await saleOf(kind, id)).toEqual({ billing: 'approved', price_cents: part, payout_cents: earned });
    expect(await balances()).toEqual({ balance: had.balance + price - part, payable: had.payable + earned });
    const given = async (person: Person) => (await thread(person, kind, id)).appeal?.decision;
    expect(await given(advertiser)).toMatchObject({
      ...{ outcome: 'in_part', part: { priceCents: part, payoutCents: null } },
    });
    expect(await given(publisher)).toMatchObject({ part: { priceCents: null, payoutCents: earned } });
    expect(await given(admin)).toMatchObject({ part: { priceCents: part, payoutCents: earned } });
    expect((await decide(kind, id, 'changed')).json().code).toBe('decision_made');
    await t.handleEvents();
    expect(await verifyLedger(t.db)).toEqual([]);
    expect(await verifyRollups(t.db)).toEqual([]);
  },
);

test('of a part that went back another part is given between the two, and what was paid out is said before', async () => {
  for (const [loser, price, low, high] of [
    [publisher, 3_500, 3_000, 4_000],
    [advertiser, 1_000, 0, 3_000],
  ] as const) {
    const id = await aDisputedCall();
    const { price_cents: whole, payout_cents: payout } = await saleOf('call', id);
    const scaled = (cents: number) => Math.round((cents * whole) / 4_000);
    await post(admin, `/admin/disputes/call/${id}/credit`, { creditCents: whole - scaled(3_000), reason: null });
    await appeal(loser, 'call', id);
    const stands = (billing: string) => rows(t.db, 'update call set billing = $2 where id = $1', [id, billing]);
    await stands('paid');
    const [before, had] = [await saleOf('call', id), await balances()];
    expect((await thread(admin, 'call', id)).appealChange?.part).toEqual({
      ...{ overCents: scaled(low), underCents: scaled(high), paidOutCents: before.payout_cents },
      full: { priceCents: whole, payoutCents: payout },
    });
    await stands('approved'); // nothing was sent for it
    for (const cents of [scaled(low), scaled(high)]) expect((await give('call', id, cents)).statusCode).toBe(422);
    expect((await give('call', id, scaled(price))).statusCode).toBe(200);
    const after = await saleOf('call', id);
    expect(after).toMatchObject({ billing: 'approved', price_cents: scaled(price) });
    expect(await balances()).toEqual({
      balance: had.balance + before.price_cents - after.price_cents,
      payable: had.payable + after.payout_cents - before.payout_cents,
    });
    expect(await verifyLedger(t.db)).toEqual([]);
  }
});

test('who won, who is a stranger, and who comes too late or without a reason does not appeal', async () => {
  const id = await decided('call', 'approved');
  expect((await thread(advertiser, 'call', id)).appealBy).not.toBeNull();
  for (const person of [publisher, admin]) expect((await thread(person, 'call', id)).appealBy).toBeNull();
  expect((await appeal(publisher, 'call', id)).json().code).toBe('appeal_over');
  expect((await appeal(admin, 'call', id)).statusCode).toBe(403);
  expect((await appeal(await t.signIn('advertiser'), 'call', id)).statusCode).toBe(404);
  expect((await appeal(advertiser, 'call', id, { reason: ' ' })).json().fields).toEqual({ reason: 'required' });
  expect((await appeal(advertiser, 'lead', await decided('lead', 'approved'), { second: 3 })).statusCode).toBe(422);
  await decidedEarlier(id, 7);
  expect((await appeal(advertiser, 'call', id)).json().code).toBe('appeal_over');
  expect((await thread(advertiser, 'call', id)).appealBy).toBeNull();
  const open = await aDisputedCall();
  expect((await appeal(advertiser, 'call', open)).json().code).toBe('appeal_over');
  expect((await decide('call', id, 'changed')).statusCode).toBe(404);
});

test('how many days there are is a setting', async () => {
  const id = await decided('call', 'approved');
  await decidedEarlier(id, 8);
  const set = (appealDays: number, version: number) =>
    t.call('PUT', '/admin/settings', { ...admin, body: { group: 'disputes', version, values: { appealDays } } });
  expect((await set(10, 0)).statusCode).toBe(200);
  expect((await appeal(advertiser, 'call', id)).statusCode).toBe(201);
  expect((await set(7, 1)).statusCode).toBe(200);
});

test('it stands in the queue as an appeal with its clock, and both sides write until it is decided', async () => {
  const id = await decided('call', 'refused');
  const made = (await appeal(publisher, 'call', id, { second: 40 })).json();
  const queue = async (): Promise<DisputeListResponse> =>
    (await t.call('GET', '/admin/disputes?turn=admin&limit=100', admin)).json();
  expect((await queue()).data.find((row) => row.id === id)).toMatchObject({
    ...{ kind: 'call', appealedBy: 'publisher', turn: 'admin', openedAt: made.at, decideBy: made.decideBy },
  });
  for (const person of [advertiser, publisher]) {
    expect((await post(person, `/disputes/call/${id}/messages`, { message: 'More' })).statusCode).toBe(201);
  }
  expect(await thread(advertiser, 'call', id)).toMatchObject({
    ...{ turn: 'admin', decideBy: made.decideBy, mayWrite: true, appeal: { side: 'publisher', decision: null } },
    messages: [{ side: 'publisher', message: 'Listen to the end', second: 40 }, {}, {}],
  });
  await decide('call', id, 'confirmed');
  expect((await queue()).data.find((row) => row.id === id)).toBeUndefined();
  expect((await post(publisher, `/disputes/call/${id}/messages`, { message: 'But' })).json().code).toBe(
    'billing_state',
  );
});

test('whoever decided the first time is warned, and told what a change does; another admin is not warned', async () => {
  const id = await decided('call', 'approved');
  await appeal(advertiser, 'call', id);
  expect((await thread(admin, 'call', id)).appealChange).toMatchObject({
    ...{ verdict: 'change', billing: 'refused', owedCents: 0, isOwnDecision: true },
  });
  expect((await thread(second, 'call', id)).appealChange?.isOwnDecision).toBe(false);
  expect((await thread(advertiser, 'call', id)).appealChange).toBeNull();
  expect((await decide('call', id, 'confirmed', admin)).statusCode, 'nobody is forbidden').toBe(200);
});

test('a change that the balance does not cover says so, and the appeal waits on', async () => {
  const poor = await t.signIn('advertiser');
  const line = await aLine(t, { publisherId: publisher.profile.id, advertiserId: poor.profile.id });
  const id = await aQualifiedCall(t, line);
  await post(poor, `/calls/${id}/dispute`, { reason: 'wrong service' });
  await post(admin, `/admin/calls/${id}/decision`, { decision: 'refused', reason: null, seen: 'disputed' });
  await appeal(publisher, 'call', id);
  await rows(t.db, `update ledger_balance set floor_cents = balance_cents where account = $1`, [
    `advertiser:${poor.profile.id}:balance`,
  ]);
  const { price_cents: price } = await saleOf('call', id);
  expect((await thread(admin, 'call', id)).appealChange).toMatchObject({ verdict: 'no_balance', missingCents: price });
  expect((await decide('call', id, 'changed')).json().code).toBe('insufficient_balance');
  expect((await saleOf('call', id)).billing).toBe('refused');
  await rows(t.db, `update ledger_balance set floor_cents = 0 where account = $1`, [
    `advertiser:${poor.profile.id}:balance`,
  ]);
  expect((await decide('call', id, 'changed')).statusCode).toBe(200);
});

test('what was paid out goes back all the same: the publisher owes it, and it is said before', async () => {
  const id = await decided('call', 'approved');
  await appeal(advertiser, 'call', id);
  await rows(t.db, `update call set billing = 'paid' where id = $1`, [id]);
  const [{ payout_cents: payout, price_cents: price }, had] = [await saleOf('call', id), await balances()];
  expect((await thread(admin, 'call', id)).appealChange).toMatchObject({ verdict: 'change', owedCents: payout });
  expect((await decide('call', id, 'changed')).statusCode).toBe(200);
  expect(await balances()).toEqual({ balance: had.balance + price, payable: had.payable - payout });
});

test('a part may be paid for where the whole cannot', async () => {
  const poor = await t.signIn('advertiser');
  const line = await aLine(t, { publisherId: publisher.profile.id, advertiserId: poor.profile.id });
  const id = await aQualifiedCall(t, line);
  await post(poor, `/calls/${id}/dispute`, { reason: 'wrong service' });
  await post(admin, `/admin/calls/${id}/decision`, { decision: 'refused', reason: null, seen: 'disputed' });
  await appeal(publisher, 'call', id);
  await rows(t.db, `update ledger_balance set floor_cents = balance_cents - 100 where account = $1`, [
    `advertiser:${poor.profile.id}:balance`,
  ]);
  expect((await thread(admin, 'call', id)).appealChange).toMatchObject({ verdict: 'no_balance', part: {} });
  expect((await give('call', id, 101)).json().code).toBe('insufficient_balance');
  expect((await give('call', id, 100)).statusCode).toBe(200);
  await rows(t.db, `update ledger_balance set floor_cents = 0 where account = $1`, [
    `advertiser:${poor.profile.id}:balance`,
  ]);
});

test('a sale that moved on since cannot be changed by the appeal, which can still be confirmed', async () => {
  const id = await decided('call', 'approved');
  await appeal(advertiser, 'call', id);
  await post(admin, `/admin/calls/${id}/decision`, { decision: 'refused', reason: null });
  expect((await thread(admin, 'call', id)).appealChange).toMatchObject({ verdict: 'already', part: null });
  expect((await give('call', id, 100)).json().code).toBe('billing_state');
  expect((await decide('call', id, 'changed')).json().code).toBe('billing_state');
  expect((await decide('call', id, 'confirmed')).statusCode).toBe(200);
  expect((await appeal(publisher, 'call', id)).json().code).toBe('already_appealed');
});

test('both sides and the network hear of it by bell, the sides by mail, and the log keeps it', async () => {
  const id = await decided('call', 'refused');
  await appeal(publisher, 'call', id);
  await t.handleEvents();
  const heard = (kind: string) =>
    rows<{ recipient_id: string; data: object }>(
      t.db,
      `select recipient_id, data from notification where kind = $1 and data ->> 'callId' = $2 order by id`,
      [kind, id],
    );
  const appealed = (await heard('dispute_appealed')).map(({ recipient_id }) => recipient_id);
  expect(appealed).toEqual(expect.arrayContaining([advertiser.profile.user_id, admin.profile.user_id]));
  expect(appealed).not.toContain(publisher.profile.user_id);
  expect((await t.mailsTo(advertiser.profile.email)).at(-1)).toMatchObject({ mail: 'dispute-appealed' });
  await decide('call', id, 'changed');
  await t.handleEvents();
  expect(await heard('appeal_decided')).toEqual(
    [advertiser, publisher].map(({ profile }) => ({
      recipient_id: profile.user_id,
      data: { callId: id, outcome: 'changed', billing: 'approved', reason: 'Heard again' },
    })),
  );
  for (const { profile } of [advertiser, publisher]) {
    expect((await t.mailsTo(profile.email)).at(-1)).toMatchObject({ mail: 'appeal-decided' });
  }
  const kept = await rows<{ action: string }>(
    t.db,
    'select action from audit_entry where subject_id = $1 order by id',
    [id],
  );
  expect(kept.map(({ action }) => action).slice(-2)).toEqual(['dispute.appeal', 'dispute.decide-appeal']);
});

test('whatever is asked and decided at once, each appeal is made once, decided once, and the books hold', async () => {
  const plans = fc.sample(
    fc.record({
      first: fc.constantFrom<Decision>('approved', 'refused'),
      outcomes: fc.array(fc.constantFrom('confirmed' as const, 'changed' as const, 'in_part' as const), {
        ...{ minLength: 2, maxLength: 4 },
      }),
      isRefusedMeanwhile: fc.boolean(),
    }),
    { numRuns: 8, seed: 11 },
  );
  for (const { first, outcomes, isRefusedMeanwhile } of plans) {
    const id = await decided('call', first);
    const asked = await Promise.all([1, 2, 3].map(() => appeal(loserOf(first), 'call', id)));
    expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    const meanwhile = isRefusedMeanwhile
      ? [post(admin, `/admin/calls/${id}/decision`, { decision: 'refused', reason: null })]
      : [];
    const [answers] = await Promise.all([
      Promise.all(
        outcomes.map((outcome) => (outcome === 'in_part' ? give('call', id, 123) : decide('call', id, outcome))),
      ),
      ...meanwhile,
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    const kept = await rows(t.db, 'select from appeal_decision where sale_id = $1', [id]);
    expect(kept).toHaveLength(answers.filter(({ statusCode }) => statusCode === 200).length);
  }
  await t.handleEvents();
  expect(await verifyLedger(t.db)).toEqual([]);
  expect(await verifyRollups(t.db)).toEqual([]);
});

test('the database refuses a second appeal, one of who won, a change that was not booked, and any later change', async () => {
  const id = await decided('call', 'approved');
  await appeal(advertiser, 'call', id);
  const kept = await t.db.selectFrom('dispute_appeal').selectAll().where('sale_id', '=', id).executeTakeFirstOrThrow();
  const again = (change: object) =>
    t.db
      .insertInto('dispute_appeal')
      .values({ ...kept, ...change })
      .execute();
  await expect(again({})).rejects.toThrow('dispute_appeal_pkey');
  await expect(again({ sale_id: 'call_other', side: 'publisher' })).rejects.toThrow('dispute_appeal_of_the_loser');
  await expect(again({ sale_id: 'call_other', decide_by: kept.at })).rejects.toThrow('dispute_appeal_in_order');
  const end = (change: object) =>
    t.db
      .insertInto('appeal_decision')
      .values({
        ...{ sale_id: id, kind: 'call', outcome: 'changed', by_user: admin.profile.id, reason: null, at: new Date() },
        ...{ entry_key: null },
        ...change,
      })
      .execute();
  await expect(end({})).rejects.toThrow('appeal_decision_moves_money');
  await expect(end({ entry_key: `call:${id}:refused` })).rejects.toThrow('foreign key');
  const booked = { outcome: 'in_part', entry_key: `call:${id}:approved` };
  await expect(end(booked)).rejects.toThrow('says_its_part');
  const { full_price_cents: full, full_payout_cents: share } = kept;
  const part = Math.floor(full / 2);
  const earned = Number((2n * BigInt(share) * BigInt(part) + BigInt(full) - 1n) / (2n * BigInt(full)));
  for (const [price_cents, payout_cents] of [
    [full, share],
    [part, earned + 1],
    [part, earned - 1],
  ] as const) {
    await expect(end({ ...booked, price_cents, payout_cents })).rejects.toThrow('no part of what');
  }
  await expect(end({ outcome: 'confirmed', price_cents: part, payout_cents: earned })).rejects.toThrow('says_its_part');
  await expect(end({ outcome: 'confirmed', entry_key: `call:${id}:approved` })).rejects.toThrow('moves_money');
  await expect(end({ sale_id: 'call_never', outcome: 'confirmed' })).rejects.toThrow('foreign key');
  await decide('call', id, 'changed');
  await expect(end({ outcome: 'confirmed' })).rejects.toThrow('appeal_decision_pkey');
  await expect(t.db.updateTable('dispute_appeal').set({ side: 'publisher' }).execute()).rejects.toThrow(
    'permission denied',
  );
  await expect(t.db.deleteFrom('appeal_decision').execute()).rejects.toThrow('permission denied');
});
