import { balanceOf } from '@callstead/domain/ledger/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLine, type Line, rows, topUp } from '../../../testing/call-world.ts';
import { aPastCall } from '../../../testing/past-calls.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/test-network.ts';
import { giveCredit } from '../../ledger/commands.ts';
import { findBalance } from '../../ledger/queries.ts';
import { checkBalances } from './check-balances.ts';
import { readSpending } from './spending.ts';

const zone = 'America/New_York';
let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

/** Ten in the morning in New York, a week ago: the days around it are over, and nothing of today disturbs them. */
const NOW = new Date('2026-11-09T15:00:00Z');
const hoursBefore = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const look = async (now = NOW) => {
  await checkBalances(t, { now, zone, alertHours: 24 });
  await t.handleEvents();
};
const bells = async ({ advertiserId }: Line) =>
  rows<{ data: { availableCents: number; hoursLeft: number } }>(
    t.db,
    `select n.data from notification n join account_member m on m.user_id = n.recipient_id
     where m.account_id = $1 and n.kind = 'balance_low' order by n.id`,
    [advertiserId],
  );
const available = async (line: Line) => (await findBalance(t.db, balanceOf(line.advertiserId)))?.balance_cents ?? 0;

/** Spends the price of a call an hour, since midnight and all of yesterday, and has as much left as for so many. */
async function aSpender(calls: number): Promise<{ line: Line; price: number }> {
  const line = await aLine(t);
  for (const hours of [1, 2, 3, 4, 5, 6, 7, 8, 9, 9.5]) await aPastCall(t, line, hoursBefore(hours));
  const { today } = await readSpending(t.db, line.advertiserId, { now: NOW, zone });
  const price = today.cents / 10;
  const rest = await available(line);
  await rows(t.db, `select post_entries($1)`, [
    JSON.stringify([
      {
        sourceKey: `adjustment:${line.advertiserId}`,
        kind: 'adjustment',
        postings: [
          { from: balanceOf(line.advertiserId), to: 'network:adjustments', amountCents: rest - price * calls },
        ],
      },
    ]),
  ]);
  return { line, price };
}

test('a balance that lasts less than the network warns of is told once by bell and mail, and again after it recovered', async () => {
  const { line, price } = await aSpender(20);
  const [{ email } = { email: '' }] = await rows<{ email: string }>(t.db, 'select email from account where id = $1', [
    line.advertiserId,
  ]);
  await look();
  await look();
  await Promise.all([look(), look()]);
  expect((await bells(line)).map(({ data }) => data)).toEqual([{ availableCents: price * 20, hoursLeft: 20 }]);
  expect((await t.mailsTo(email)).map(({ mail }) => mail)).toEqual(['balance-low']);
  await topUp(t.db, line.advertiserId, price * 100);
  await look();
  expect(await bells(line)).toHaveLength(1);
  await giveCredit(t.db, line.advertiserId, 0);
  await rows(t.db, `select post_entries($1)`, [
    JSON.stringify([
      {
        sourceKey: `withdrawal:${line.advertiserId}`,
        kind: 'withdrawal',
        postings: [{ from: balanceOf(line.advertiserId), to: 'network:gateway', amountCents: price * 119 }],
      },
    ]),
  ]);
  await look();
  expect((await bells(line)).map(({ data }) => data.hoursLeft)).toEqual([20, 1]);
});

test('credit counts as what can be spent, and whoever spends nothing is not told', async () => {
  const { line, price } = await aSpender(20);
  await giveCredit(t.db, line.advertiserId, price * 100);
  const idle = await aLine(t, { balanceCents: 1 });
  await look();
  expect(await bells(line)).toEqual([]);
  expect(await bells(idle)).toEqual([]);
});

test('billing says when the balance runs out', async () => {
  const advertiser = await t.signIn('advertiser');
  const read = async () => (await t.call('GET', '/billing', { headers: advertiser.headers })).json();
  expect(await read()).toMatchObject({ runsOutAt: null, isLow: true }); // nothing is left
  const line = await aLine(t, { advertiserId: advertiser.profile.id });
  expect(await read()).toMatchObject({ runsOutAt: null, isLow: false });
  await aPastCall(t, line, new Date(Date.now() - 200_000));
  const { runsOutAt } = await read();
  expect(Date.parse(runsOutAt)).toBeGreaterThan(Date.now());
});
