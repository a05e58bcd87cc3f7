import { inTransaction } from '../../db/database.ts';
import { completeDebitSession } from './simulated-checkout.ts';
import { openDispute } from './simulated-disputes.ts';
import { settleDebit } from './simulated-payments.ts';
import { settleRefund } from './simulated-refunds.ts';
import type { SimulatedStep, Simulator } from './simulator.ts';

/** What was to happen by itself happens now; a second time it does nothing. */
export function takeStep(simulator: Simulator, step: SimulatedStep): Promise<void> {
  return inTransaction(simulator, async (tx) => {
    if (step.step === 'refund-succeeds') return settleRefund(tx, step.refundId);
    if (step.step === 'dispute' || step.step === 'return') return openDispute(tx, step.intentId, step.step);
    if (await settleDebit(tx, step)) await completeDebitSession(tx, step.intentId);
  });
}
