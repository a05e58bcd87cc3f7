import { postAdjustment } from '@callstead/domain/ledger/post-adjustment';
import { postChargeback, postChargebackWon } from '@callstead/domain/ledger/post-chargeback';
import { postTopUp, postWithdrawal } from '@callstead/domain/ledger/post-top-up';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCarrier, aLine, aNumber, aSid, balances } from '../../testing/call-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { giveCredit } from './commands.ts';
import { type NewEntry, postEntries } from './queries.ts';
import { verifyLedger } from './verify.ts';
import { INVARIANTS, listBreaches } from './verify-queries.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const REFUSED = /below its floor/;
const newId = () => crypto.randomUUID();

const chargebackOf = (advertiserId: string, amountCents: number, id = newId()): NewEntry => ({
  ...postChargeback({ id, advertiserId, amountCents }),
  kind: 'chargeback',
});
const withdrawalOf = (advertiserId: string, amountCents: number): NewEntry => ({
  ...postWithdrawal({ id: newId(), advertiserId, amountCents }),
  kind: 'withdrawal',
});
const topUpOf = (advertiserId: string, amountCents: number): NewEntry => ({
  ...postTopUp({ id: newId(), advertiserId, amountCents }),
  kind: 'top_up',
});

test('a chargeback takes what the bank took, below the floor too; then nothing rings until it is paid', async () => {
  const line = await aLine(t, { balanceCents: 6_000 });
  const id = newId();
  await postEntries(t.db, [chargebackOf(line.advertiserId, 10_000, id)]);
  expect(await balances(t.db, line)).toMatchObject({ balance: -4_000 });

  const answer = await aCarrier(t).voice(aSid(), aNumber(), line.number);
  expect(answer.body).not.toContain('<Dial');
  await expect(postEntries(t.db, [withdrawalOf(line.advertiserId, 1)])).rejects.toThrow(REFUSED);
  await postEntries(t.db, [topUpOf(line.advertiserId, 1_000)]); // less than is owed, and welcome
  expect(await balances(t.db, line)).toMatchObject({ balance: -3_000 });

  const won = { id, advertiserId: line.advertiserId, amountCents: 10_000 };
  await postEntries(t.db, [{ ...postChargebackWon(won), kind: 'chargeback_won' }]);
  expect(await balances(t.db, line)).toMatchObject({ balance: 7_000 });
  expect(await verifyLedger(t.db)).toEqual([]);
});

test('beside a chargeback nothing else is booked, and what follows in its transaction is refused as ever', async () => {
  const { advertiserId } = await aLine(t, { balanceCents: 0 });
  const both = [chargebackOf(advertiserId, 1), withdrawalOf(advertiserId, 1)];
  await expect(postEntries(t.db, both)).rejects.toThrow('booked by itself');
  const oneAfterTheOther = t.db.transaction().execute(async (tx) => {
    await postEntries(tx, [chargebackOf(advertiserId, 1)]);
    await postEntries(tx, [withdrawalOf(advertiserId, 1)]);
  });
  await expect(oneAfterTheOther).rejects.toThrow(REFUSED);
});

test('whoever owes more than a lowered limit owes it still, and spends nothing more', async () => {
  const line = await aLine(t, { balanceCents: 0 });
  await giveCredit(t.db, line.advertiserId, 5_000);
  await postEntries(t.db, [withdrawalOf(line.advertiserId, 4_000)]);
  await giveCredit(t.db, line.advertiserId, 0);
  expect(await balances(t.db, line)).toMatchObject({ balance: -4_000 });
  await expect(postEntries(t.db, [withdrawalOf(line.advertiserId, 1)])).rejects.toThrow(REFUSED);
  expect(await verifyLedger(t.db)).toEqual([]);
});

test('a balance below its floor that no chargeback explains is found', async () => {
  const { advertiserId } = await aLine(t, { balanceCents: 0 });
  await t.owner.transaction().execute(async (tx) => {
    await sql`alter table ledger_balance disable trigger ledger_balance_floor`.execute(tx);
    await postEntries(tx, [withdrawalOf(advertiserId, 70)]);
    const rule = 'nobody is below what they may owe, save by chargebacks or a lowered limit';
    const found = await listBreaches(tx, INVARIANTS[rule] as string);
    expect(found).toMatchObject([{ about: `advertiser:${advertiserId}:balance`, expected: 0, found: '-70' }]);
    await postEntries(tx, [topUpOf(advertiserId, 70)]);
    await sql`alter table ledger_balance enable trigger ledger_balance_floor`.execute(tx);
  });
});

const STEPS = ['topUp', 'withdraw', 'chargeBack', 'take', 'limit'] as const;

test('whatever is booked in whatever order, only chargebacks and lowered limits leave somebody below the floor', async () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.integer({ min: 1, max: 900 })), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { id: advertiserId } = await t.anAccount('advertiser');
      let [balance, limit] = [0, 0];
      for (const [step, cents] of taken) {
        if (step === 'limit') {
          await giveCredit(t.db, advertiserId, cents);
          limit = cents;
          continue;
        }
        const entry = {
          topUp: () => topUpOf(advertiserId, cents),
          withdraw: () => withdrawalOf(advertiserId, cents),
          chargeBack: () => chargebackOf(advertiserId, cents),
          take: (): NewEntry => ({
            ...postAdjustment({
              id: newId(),
              account: { kind: 'advertiser', id: advertiserId },
              amountCents: -cents,
              reason: 'test',
            }),
            kind: 'adjustment',
          }),
        }[step]();
        const after = balance + (step === 'topUp' ? cents : -cents);
        if (step === 'topUp' || step === 'chargeBack' || after >= -limit) {
          await postEntries(t.db, [entry]);
          balance = after;
        } else await expect(postEntries(t.db, [entry])).rejects.toThrow(REFUSED);
      }
      const found = await sql<{ cents: number }>`select coalesce(sum(balance_cents), 0)::bigint as cents
        from ledger_balance where account = ${`advertiser:${advertiserId}:balance`}`.execute(t.db);
      expect(found.rows[0]?.cents).toBe(balance);
    }),
    { numRuns: 25 },
  );
  expect(await verifyLedger(t.db)).toEqual([]);
});
