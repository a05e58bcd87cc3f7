import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCarrierAccount } from '../../testing/a-carrier.ts';
import { aCarrier, aLine, aNumber, aSid } from '../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { readCarrierKeys } from '../carriers/carrier-keys.ts';

let t: TestNetwork;
let admin: Person;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callstead-keys-'));
  t = await createTestNetwork({ dataDir });
  admin = await t.signIn('admin');
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

/** A number that works for a campaign and lies in an account of its own. */
async function aLineOfAccount() {
  const account = await aCarrierAccount(t, admin);
  const line = await aLine(t);
  await t.db
    .updateTable('tracking_number')
    .set({ carrier_account_id: account.id, carrier_sid: `PN${line.number.slice(1)}` })
    .where('number', '=', line.number)
    .execute();
  await t.services.carrierKeys.refresh();
  return { account, line };
}

async function ringing(token: string | undefined, to: string, more: Record<string, string> = {}) {
  const sid = aSid();
  const { statusCode } = await aCarrier(t, token).voice(sid, aNumber(), to, more);
  const call = await t.db.selectFrom('call').select('status').where('call_sid', '=', sid).executeTakeFirst();
  return { statusCode, status: call?.status };
}

const healthOf = async (id: string) => {
  await t.services.carrierHealth.flush();
  const { accounts } = (await t.call('GET', '/admin/carriers', { headers: admin.headers })).json();
  return accounts.find((account: { id: string }) => account.id === id).health;
};

describe('a call to a number of an account', () => {
  test('rings when that account signed it, and counts as its webhook', async () => {
    const { account, line } = await aLineOfAccount();
    expect(await ringing(account.token, line.number)).toEqual({ statusCode: 200, status: 'ringing' });
    expect(await healthOf(account.id)).toMatchObject({ webhooks: 1, forged: 0, unanswered: 0 });
  });

  test('is refused when another carrier of ours signed it, and counts as forged', async () => {
    const { account, line } = await aLineOfAccount();
    await t.call('PUT', `/admin/carriers/${account.id}/token`, {
      headers: admin.headers,
      body: { token: 'simulated-of-its-own' },
    });
    const other = await aCarrierAccount(t, admin);
    await t.db
      .updateTable('carrier_account')
      .set({ previous_token: null, previous_until: null })
      .where('id', '=', account.id)
      .execute();
    await t.services.carrierKeys.refresh();
    const claimed = { AccountSid: other.accountSid };
    expect(await ringing(other.token, line.number, claimed)).toEqual({ statusCode: 403, status: undefined });
    expect(await ringing(undefined, line.number)).toEqual({ statusCode: 403, status: undefined }); // the environment's
    expect(await healthOf(account.id)).toMatchObject({ webhooks: 0, forged: 2, lastWebhookAt: null });
  });

  test('is believed with the token before for as long as a rotation takes', async () => {
    const { account, line } = await aLineOfAccount();
    await t.call('PUT', `/admin/carriers/${account.id}/token`, {
      headers: admin.headers,
      body: { token: 'simulated-next' },
    });
    expect(await ringing('simulated-next', line.number)).toMatchObject({ statusCode: 200 });
    expect(await ringing(account.token, line.number)).toMatchObject({ statusCode: 200 });
    await t.db
      .updateTable('carrier_account')
      .set({ previous_until: new Date(Date.now() - 1) })
      .where('id', '=', account.id)
      .execute();
    await t.services.carrierKeys.refresh();
    expect(await ringing(account.token, line.number)).toMatchObject({ statusCode: 403 });
  });
});

test("a call to a number of nobody's account is the environment's, or of the account it names", async () => {
  const account = await aCarrierAccount(t, admin);
  const { number } = await aLine(t);
  expect(await ringing(undefined, number)).toMatchObject({ statusCode: 200 });
  const { number: another } = await aLine(t);
  expect(await ringing(account.token, another, { AccountSid: account.accountSid })).toMatchObject({ statusCode: 200 });
  expect(await ringing(account.token, another)).toMatchObject({ statusCode: 403 });
});

test('a process that starts without its database knows the keys of before, and only with the secret', async () => {
  const { account, line } = await aLineOfAccount();
  const { config, secret, log } = t.services;
  const kept = await readCarrierKeys(config.dataDir, secret, log);
  expect(kept.accountOf(line.number)).toBe(account.id);
  expect(kept.accounts().find(({ id }) => id === account.id)?.tokens[0]?.token).toBe(account.token);
  expect((await readCarrierKeys(config.dataDir, 'another secret', log)).accounts()).toEqual([]);
});
