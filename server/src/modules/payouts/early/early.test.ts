import { randomUUID } from 'node:crypto';
import type { EarlyPayout } from '@callstead/contract/payouts/early';
import type { PayoutLine } from '@callstead/contract/payouts/statements';
import { localDate } from '@callstead/domain/zone-clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../testing/call-world.ts';
import { aMethod, anAdjustment, runsOf } from '../../../testing/payout-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { memberOf } from '../../identity/session/actor.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { changeSettings } from '../../settings/commands.ts';

let t: TestNetwork;
let admin: Person;
let r: ReturnType<typeof runsOf>;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  r = runsOf(t, admin);
});
afterAll(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
  await t.close();
});

let version = 0;
const offer = async (earlyFeeBasisPoints: number) => {
  const values = { ...t.services.settings.of('payouts'), thresholdDollars: 100, earlyFeeBasisPoints };
  await changeSettings(t.services, memberOf(admin.profile), { group: 'payouts', version, values });
  version += 1;
};

async function aPublisher(cents: number, hasMethod = true): Promise<Person> {
  const person = await t.signIn('publisher');
  if (hasMethod) await aMethod(t, person.profile.id);
  if (cents !== 0) await anAdjustment(t, person.profile.id, cents);
  return person;
}

const read = async (person: Person): Promise<EarlyPayout> => (await t.call('GET', '/early-payout', person)).json();
const ask = (person: Person, body: object) => t.call('POST', '/early-payout', { headers: person.headers, body });
const seen = ({ netCents, feeCents }: EarlyPayout) => ({ id: randomUUID(), netCents, feeCents });
const feesOf = () =>
  rows<{ kind: string; cents: number }>(
    t.db,
    `select e.kind, sum(p.amount_cents)::int as cents from ledger_entry e join ledger_posting p on p.entry_id = e.id
     where e.kind like 'early%' group by e.kind order by e.kind`,
  );

test('nobody is offered one until an admin sets its fee', async () => {
  const person = await aPublisher(20_000);
  expect(await read(person)).toMatchObject({ feeBasisPoints: 0, feeCents: 0, netCents: 20_000, open: null });
  expect((await ask(person, { id: randomUUID(), netCents: 20_000, feeCents: 0 })).json().code).toBe('not_offered');
});

test('it becomes a run of one with its fee as a line, approved and sent like any other', async () => {
  await offer(250);
  const person = await aPublisher(20_000);
  const other = await aPublisher(30_000);
  const early = await read(person);
  expect(early).toMatchObject({ grossCents: 20_000, feeCents: 500, netCents: 19_500, verdict: 'pays' });
  const body = seen(early);
  expect((await ask(person, body)).json()).toMatchObject({ open: { id: body.id, netCents: 19_500, feeCents: 500 } });
  expect((await ask(person, body)).statusCode).toBe(201); // said again
  expect((await ask(person, seen(early))).json().code).toBe('payout_run_state'); // one at a time
  const run = await r.read(body.id);
  expect(run).toMatchObject({ schedule: 'early', early: { publisher: 'Test publisher', feeBasisPoints: 250 } });
  expect(run.pays).toMatchObject({ publishers: 1, amountCents: 19_500, correctionsCents: 19_500 });
  expect(await feesOf()).toEqual([]);
  expect((await r.approve(run.id, run.digest)).json()).toMatchObject({ status: 'frozen' });
  expect(await feesOf()).toEqual([{ kind: 'early_payout_fee', cents: 500 }]);
  expect(await r.balance(person.profile.id, 'payable')).toBe(0);
  expect(await r.balance(person.profile.id, 'paying')).toBe(19_500);
  expect(await r.balance(other.profile.id, 'payable')).toBe(30_000);
  const { id } = (await r.rowOf(run.id, person.profile.id))?.payout ?? { id: '' };
  const lines: PayoutLine[] = (await t.call('GET', `/payouts/${id}/lines`, person)).json().data;
  expect(lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['adjustment', 20_000],
    ['early_payout_fee', -500],
  ]);
  const sentOn = localDate(new Date(), t.services.config.networkZone);
  expect((await r.post(`/admin/payouts/${id}/sent`, { sentOn })).statusCode).toBe(204);
  expect(await read(person)).toMatchObject({ grossCents: 0, verdict: 'negative', open: null });
});

test('one that fails gives the fee back, is not retried, and can be asked for anew', async () => {
  const before = (await feesOf()).find(({ kind }) => kind === 'early_payout_fee')?.cents ?? 0;
  const person = await aPublisher(40_000);
  const body = seen(await read(person));
  await ask(person, body);
  const { id: runId, digest } = await r.read(body.id);
  await r.approve(runId, digest);
  const { id } = (await r.rowOf(runId, person.profile.id))?.payout ?? { id: '' };
  expect((await r.post(`/admin/payouts/${id}/failed`, { reason: 'closed' })).statusCode).toBe(204);
  expect(await feesOf()).toEqual([
    { kind: 'early_payout_fee', cents: before + 1_000 },
    { kind: 'early_payout_fee_back', cents: 1_000 },
  ]);
  expect(await r.balance(person.profile.id, 'payable')).toBe(40_000);
  expect((await r.rowOf(runId, person.profile.id))?.payout).toMatchObject({ status: 'failed', canRetry: false });
  expect((await r.post(`/admin/payouts/${id}/retry`)).json().code).toBe('payout_not_due');
  expect(await read(person)).toMatchObject({ grossCents: 40_000, feeCents: 1_000, open: null });
  // The next run takes the fee and its way back as lines: if that fails too, nothing is given back a second time.
  const next = await r.frozen();
  const again = (await r.rowOf(next.id, person.profile.id))?.payout?.id;
  expect((await r.post(`/admin/payouts/${again}/failed`, { reason: 'closed' })).statusCode).toBe(204);
  expect(await r.balance(person.profile.id, 'payable')).toBe(40_000);
});

test('what is left after the fee has to reach the threshold, and every other verdict holds', async () => {
  const poor = await aPublisher(10_100);
  expect(await read(poor)).toMatchObject({ grossCents: 10_100, netCents: 9_848, verdict: 'below_threshold' });
  const refused = await ask(poor, seen(await read(poor)));
  expect(refused.json()).toMatchObject({ code: 'payout_not_due' });
  expect(await read(await aPublisher(20_000, false))).toMatchObject({ verdict: 'no_method' });
  expect(await read(await aPublisher(-500))).toMatchObject({ verdict: 'negative', feeCents: 0 });
  const held = await aPublisher(20_000);
  const terms = { schedule: 'monthly', heldReason: 'odd traffic' };
  await t.call('PUT', `/admin/accounts/${held.profile.id}/payout-terms`, { headers: admin.headers, body: terms });
  expect(await read(held)).toMatchObject({ verdict: 'on_hold' });
});

test('what changed since it was looked at is not asked for; nor is what somebody else named', async () => {
  const person = await aPublisher(20_000);
  const body = seen(await read(person));
  await anAdjustment(t, person.profile.id, -1_000);
  expect((await ask(person, body)).json().code).toBe('payout_run_changed');
  const own = seen(await read(person));
  await ask(person, own);
  const stranger = await aPublisher(20_000);
  expect((await ask(stranger, { ...seen(await read(stranger)), id: own.id })).json().code).toBe('recorded_otherwise');
});

test('a request is withdrawn by whoever made it, until it is approved', async () => {
  const [person, stranger] = [await aPublisher(20_000), await t.signIn('publisher')];
  const body = seen(await read(person));
  await ask(person, body);
  const withdraw = (by: Person) => t.call('DELETE', `/early-payout/${body.id}`, { headers: by.headers });
  expect((await withdraw(stranger)).statusCode).toBe(404);
  expect((await withdraw(person)).statusCode).toBe(204);
  expect((await withdraw(person)).statusCode).toBe(204);
  expect(await read(person)).toMatchObject({ open: null });
  const again = seen(await read(person));
  await ask(person, again);
  const { digest } = await r.read(again.id);
  await r.approve(again.id, digest);
  const frozen = await t.call('DELETE', `/early-payout/${again.id}`, { headers: person.headers });
  expect(frozen.json().code).toBe('payout_run_state');
});

test('whoever asked is told when an admin calls it off, and nobody when they do so themselves', async () => {
  const person = await aPublisher(20_000);
  const told = async () => (await t.mailsTo(person.profile.email)).filter(({ mail }) => mail === 'early-payout-cancelled');
  const own = seen(await read(person));
  await ask(person, own);
  await t.call('DELETE', `/early-payout/${own.id}`, { headers: person.headers });
  expect(await told()).toEqual([]);
  const body = seen(await read(person));
  await ask(person, body);
  const { number } = await r.read(body.id);
  expect((await r.post(`/admin/payout-runs/${body.id}/cancel`)).statusCode).toBe(204);
  expect(await told()).toMatchObject([{ values: { number } }]);
  const news = await rows(t.db, `select data from notification where recipient_id = $1 and kind = $2`, [
    ...[person.profile.user_id, 'early_payout_cancelled'],
  ]);
  expect(news).toEqual([{ data: { number } }]);
  expect(await read(person)).toMatchObject({ open: null, grossCents: 20_000 });
});
