import { coverInvoices } from '@callstead/domain/billing/cover-invoices';
import { PAUSE_STEP } from '@callstead/domain/billing/invoice-status';
import { balanceOf } from '@callstead/domain/ledger/accounts';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Subscriber } from '../../../events/subscriber.ts';
import { lockBalances } from '../../ledger/queries.ts';
import { invoiceNumber } from '../documents/numbers.ts';
import { findDunningStep, insertCoverage, listCredits, listOpenInvoices, type Owing } from './queries.ts';

/** Later money covers what is open, the oldest first. Done again it covers nothing twice. */
export function coverOpenInvoices(services: WithDb, advertiserId: string): Promise<void> {
  return inTransaction(services, async (tx) => {
    if ((await listOpenInvoices(tx.db, advertiserId)).length === 0) return; // as good as always
    await lockBalances(tx.db, [balanceOf(advertiserId)]);
    const open = await listOpenInvoices(tx.db, advertiserId);
    if (open.length === 0) return; // somebody was quicker
    const after = Math.min(...open.map(({ openedAfter }) => openedAfter));
    const rows = coverInvoices(open, await listCredits(tx.db, advertiserId, after));
    await insertCoverage(tx.db, rows);
    for (const invoice of open) {
      const covered = rows.filter(({ invoiceId }) => invoiceId === invoice.id);
      const cents = covered.reduce((sum, { amountCents }) => sum + amountCents, 0);
      if (cents === invoice.openCents) await tellPaid(tx, invoice);
    }
  });
}

/** Nothing resumes by itself: whoever paused it, or was paused, decides. */
async function tellPaid(tx: WithDb, { id, number, advertiserId, advertiserName, dueOn }: Owing): Promise<void> {
  const wasPaused = (await findDunningStep(tx.db, id)) === PAUSE_STEP;
  await emit(tx, 'network', {
    type: 'invoice.paid',
    subject: { type: 'ledger', id: advertiserId, name: advertiserName },
    accountId: advertiserId,
    facts: { invoiceId: id, number: invoiceNumber(number), advertiserName, dueOn, wasPaused },
  });
}

/** What brings money tells so, and what takes it: other money may cover what that opened again. The hourly look finds the rest. */
export const coverageSubscriber: Subscriber = {
  name: 'invoice-coverage',
  types: [
    'ledger.record',
    'transfer.match',
    'transfer.undo',
    'payment.succeeded',
    'refund.failed',
    'chargeback.opened',
    'chargeback.won',
  ],
  handle: async (tx, events) => {
    const accounts = new Set(events.flatMap(({ accountId }) => accountId ?? []));
    for (const id of accounts) await coverOpenInvoices(tx, id);
  },
};
