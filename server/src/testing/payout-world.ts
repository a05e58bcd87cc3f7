import { randomUUID } from 'node:crypto';
import type { PayoutRow, PayoutRun } from '@callstead/contract/payouts/runs';
import { postAdjustment } from '@callstead/domain/ledger/post-adjustment';
import { type PaymentDetails, paymentHint } from '@callstead/domain/payouts/payment-method';
import { postEntries } from '../modules/ledger/queries.ts';
import { verifyLedger } from '../modules/ledger/verify.ts';
import { insertPaymentMethod } from '../modules/payouts/queries.ts';
import { seal } from '../secrets/seal.ts';
import { rows } from './call-world.ts';
import type { Person, TestNetwork } from './test-network.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

/** A way to be paid that has counted for long. */
export async function aMethod(
  { db, services }: Pick<TestNetwork, 'db' | 'services'>,
  accountId: string,
  details: PaymentDetails = { kind: 'paypal', email: 'paula@correo.example' },
): Promise<void> {
  const context = { secret: services.sealSecret, purpose: 'payment-method', owner: accountId };
  await insertPaymentMethod(db, {
    account_id: accountId,
    kind: details.kind,
    hint: paymentHint(details),
    sealed_details: seal(JSON.stringify(details), context),
    is_complete: true,
    changed_at: LONG_AGO,
    counts_from: LONG_AGO,
  });
}

/** An admin's correction of what is payable to somebody. */
export async function anAdjustment(
  { db }: Pick<TestNetwork, 'db'>,
  publisherId: string,
  amountCents: number,
): Promise<void> {
  const adjustment = { id: randomUUID(), account: { kind: 'publisher' as const, id: publisherId }, amountCents };
  const entry = postAdjustment({ ...adjustment, reason: 'by hand' });
  await postEntries(db, [{ ...entry, kind: 'adjustment', reason: 'by hand' }]);
}

/** A publisher with a method and so much to be paid. */
export async function aPayee(
  t: Pick<TestNetwork, 'db' | 'services' | 'anAccount'>,
  amountCents: number,
  details?: PaymentDetails,
): Promise<string> {
  const { id } = await t.anAccount('publisher');
  await aMethod(t, id, details);
  if (amountCents !== 0) await anAdjustment(t, id, amountCents);
  return id;
}

/** What is wrong in the books, and how much has left by the gateway. */
export async function booksOf(db: TestNetwork['db']) {
  const [left] = await rows<{ cents: number }>(
    db,
    `select coalesce(sum(amount_cents), 0)::bigint as cents from ledger_posting where to_account = 'network:gateway'`,
  );
  return { faults: await verifyLedger(db), leftCents: left?.cents };
}

/** Runs as an admin's browser asks for them. */
export function runsOf(t: Pick<TestNetwork, 'call' | 'db'>, admin: Person) {
  const post = (path: string, body?: object, by: Person = admin) =>
    t.call('POST', path, { headers: by.headers, ...(body && { body }) });
  const get = (path: string, by: Person = admin) => t.call('GET', path, { headers: by.headers });
  const read = async (id: string): Promise<PayoutRun> => (await get(`/admin/payout-runs/${id}`)).json();
  const rowsIn = async (id: string, query = ''): Promise<PayoutRow[]> =>
    (await get(`/admin/payout-runs/${id}/publishers?limit=200${query}`)).json().data;
  const propose = async (cutOff?: Date): Promise<PayoutRun> =>
    (await post('/admin/payout-runs', { id: randomUUID(), ...(cutOff && { cutOff: cutOff.toISOString() }) })).json();
  const approve = (id: string, digest: string | null, by: Person = admin) =>
    post(`/admin/payout-runs/${id}/approvals`, { digest }, by);
  return {
    post,
    get,
    read,
    rowsIn,
    propose,
    approve,
    /** Proposed and frozen as it is, by one admin. */
    frozen: async (cutOff?: Date): Promise<PayoutRun> => {
      const { id, digest } = await propose(cutOff);
      return (await approve(id, digest)).json();
    },
    rowOf: async (id: string, accountId: string): Promise<PayoutRow | undefined> =>
      (await rowsIn(id)).findLast(({ publisher }) => publisher.id === accountId),
    balance: async (accountId: string, part: 'payable' | 'paying'): Promise<number> => {
      const [found] = await rows<{ cents: number }>(
        t.db,
        'select balance_cents as cents from ledger_balance where account = $1',
        [`publisher:${accountId}:${part}`],
      );
      return found?.cents ?? 0;
    },
  };
}
