import { randomUUID } from 'node:crypto';
import { postTopUp } from '@callstead/domain/ledger/post-top-up';
import { paymentKindsIn } from '@callstead/domain/payouts/kinds-in';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestNetwork, PASSWORD, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { holdCurrency, postEntries } from '../ledger/queries.ts';
import { listOwingTaxForm } from '../payouts/tax-forms.ts';
import { followNewZone } from './follow-new-zone.ts';

let t: TestNetwork;
let admin: Person;
beforeEach(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterEach(() => t.close());

type Books = { version: number; values: { currency: string; zone: string }; fixed: Record<string, string> };

async function books(): Promise<Books> {
  const { groups } = (await t.call('GET', '/admin/settings', { headers: admin.headers })).json();
  return groups.find(({ group }: { group: string }) => group === 'books');
}

async function choose(values: Partial<Books['values']>) {
  const known = await books();
  const body = { group: 'books', version: known.version, values: { ...known.values, ...values } };
  return t.call('PUT', '/admin/settings', { headers: admin.headers, body });
}

const topUp = (advertiserId: string) => ({
  ...postTopUp({ id: `pi_${randomUUID()}`, advertiserId, amountCents: 5_000 }),
  kind: 'top_up' as const,
});

async function book(db = t.db) {
  const { profile } = await t.signIn('advertiser');
  await postEntries(db, [topUp(profile.id)]);
}

const currencies = async () => {
  const { rows } = await sql<{ currency: string }>`select currency from ledger_entry order by id`.execute(t.db);
  return rows.map(({ currency }) => currency);
};

describe('the currency', () => {
  test('is dollars until somebody chooses, and every entry says which it was', async () => {
    expect(await books()).toMatchObject({ version: 0, values: { currency: 'USD' }, fixed: {} });
    expect((await choose({ currency: 'EUR' })).statusCode).toBe(200);
    await book();
    expect(await currencies()).toEqual(['EUR']);
  });

  test('is fixed by the first entry: the network says so, and the database refuses it whoever asks', async () => {
    await book();
    expect((await books()).fixed).toEqual({ currency: 'used' });
    expect((await choose({ currency: 'EUR' })).json()).toMatchObject({ code: 'currency_fixed' });
    const past = sql`insert into network_setting (group_name, version, value, changed_by)
      values ('books', 1, '{"currency": "EUR", "zone": "America/New_York"}', 'nobody')`;
    await expect(past.execute(t.db)).rejects.toThrow('the first entry has fixed the currency');
    expect((await choose({ zone: 'Europe/Madrid' })).statusCode).toBe(200); // what is not fixed may still change
  });

  test('chosen while the first entry is being written waits for it', async () => {
    const { profile } = await t.signIn('advertiser');
    const given = await t.db.startTransaction().execute();
    await postEntries(given, [topUp(profile.id)]);
    const first = choose({ currency: 'EUR' });
    await given.rollback().execute();
    expect((await first).statusCode).toBe(200);

    const kept = await t.db.startTransaction().execute();
    await postEntries(kept, [topUp(profile.id)]);
    const second = choose({ currency: 'GBP' });
    await kept.commit().execute();
    expect((await second).json()).toMatchObject({ code: 'currency_fixed' });
    expect(await currencies()).toEqual(['EUR']);
  });

  test('of twenty entries and a change at once, the entries are all in the one that holds', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => t.anAccount('advertiser')));
    const [changed] = await Promise.all([
      choose({ currency: 'MXN' }),
      ...people.map(({ id }) => postEntries(t.db, [topUp(id)])),
    ]);
    const { values } = await books();
    expect(values.currency).toBe(changed.statusCode === 200 ? 'MXN' : 'USD');
    expect(await currencies()).toEqual(Array(20).fill(values.currency));
  });

  test('is held from the moment somebody looks at it to book', async () => {
    const open = await t.db.startTransaction().execute();
    expect(await holdCurrency(open)).toBe('USD');
    const chosen = choose({ currency: 'EUR' });
    const { profile } = await t.signIn('advertiser');
    await postEntries(open, [topUp(profile.id)]);
    await open.commit().execute();
    expect((await chosen).json()).toMatchObject({ code: 'currency_fixed' });
    expect(await currencies()).toEqual(['USD']);
  });
});

test('a network of euros is paid in euros, pays to an IBAN and not by ACH, and asks for no form of the IRS', async () => {
  await choose({ currency: 'EUR' });
  expect(paymentKindsIn(t.services.settings.of('books').currency)).toEqual(['paypal', 'iban', 'wise', 'manual']);
  const { headers, profile } = await t.signIn('publisher');
  const ach = {
    kind: 'us_bank',
    holder: 'Ana',
    holderType: 'person',
    routingNumber: '021000021',
    accountNumber: '123456789',
    accountType: 'checking',
    password: PASSWORD,
  };
  const refused = await t.call('PUT', '/account/payment-method', { headers, body: ach });
  expect(refused.json()).toMatchObject({ code: 'not_offered' });
  await t.db.updateTable('account').set({ state: 'FL', zip_code: '33101' }).where('id', '=', profile.id).execute();
  expect((await listOwingTaxForm(t.services, [profile.id], new Date())).size).toBe(0);
});

test('the least that is paid out is of the size of the network’s money', async () => {
  const payouts = async () => {
    const { groups } = (await t.call('GET', '/admin/settings', { headers: admin.headers })).json();
    return groups.find(({ group }: { group: string }) => group === 'payouts');
  };
  expect((await payouts()).values.thresholdDollars).toBe(100);
  await choose({ currency: 'COP' });
  const { version, values } = await payouts();
  expect(values.thresholdDollars).toBe(100_000);
  const save = (thresholdDollars: number) => {
    const body = { group: 'payouts', version, values: { ...values, thresholdDollars } };
    return t.call('PUT', '/admin/settings', { headers: admin.headers, body });
  };
  expect((await save(10_000_001)).json()).toMatchObject({ fields: { 'values.thresholdDollars': 'too_large' } });
  expect((await save(400_000)).statusCode).toBe(200);
  await choose({ currency: 'USD' });
  const { version: next } = await payouts();
  const asDollars = { group: 'payouts', version: next, values: { ...values, thresholdDollars: 10_001 } };
  const refused = await t.call('PUT', '/admin/settings', { headers: admin.headers, body: asDollars });
  expect(refused.json()).toMatchObject({ fields: { 'values.thresholdDollars': 'too_large' } });
});

describe('the zone', () => {
  test('is what admins set, at once and everywhere, and what is counted by days follows', async () => {
    expect(t.services.config.networkZone).toBe('America/New_York');
    await choose({ zone: 'Europe/Madrid' });
    expect(t.services.config.networkZone).toBe('Europe/Madrid');
    expect(await t.jobs('follow-zone')).toHaveLength(1);
    await followNewZone(t.services);
    const { zone } = await t.db.selectFrom('rollup_state').select('zone').executeTakeFirstOrThrow();
    expect(zone).toBe('Europe/Madrid');
  });

  test('is fixed by the first payout run', async () => {
    const run = sql`insert into payout_run (id, number, schedule, cut_off, proposed_at)
      values (${randomUUID()}, 1, 'by_hand', now(), now())`;
    await run.execute(t.db);
    expect((await books()).fixed).toEqual({ zone: 'used' });
    expect((await choose({ zone: 'Europe/Madrid' })).json()).toMatchObject({ code: 'zone_fixed' });
    expect((await choose({ currency: 'EUR' })).statusCode).toBe(200);
  });
});

test('a zone that the environment names holds, whatever is set', async () => {
  const named = await createTestNetwork({ networkZone: 'Europe/Paris', namedZone: 'Europe/Paris' });
  try {
    expect(named.services.config.networkZone).toBe('Europe/Paris');
    const { headers } = await named.signIn('admin');
    const { groups } = (await named.call('GET', '/admin/settings', { headers })).json();
    const { version, values, fixed } = groups.find(({ group }: { group: string }) => group === 'books');
    expect(fixed).toEqual({ zone: 'named' });
    const body = { group: 'books', version, values: { ...values, zone: 'Europe/Madrid' } };
    const answer = await named.call('PUT', '/admin/settings', { headers, body });
    expect(answer.json()).toMatchObject({ code: 'zone_fixed' });
  } finally {
    await named.close();
  }
});

test('confirmed is the step of the guide once somebody has said so, also of the defaults', async () => {
  const stepOf = async () => {
    const { steps } = (await t.call('GET', '/admin/setup', { headers: admin.headers })).json();
    return steps.find(({ step }: { step: string }) => step === 'books').state;
  };
  expect(await stepOf()).toBe('open');
  expect((await choose({})).statusCode).toBe(200);
  expect(await stepOf()).toBe('done');
});
