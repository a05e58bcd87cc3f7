import type { EarlyPayout } from '@callstead/contract/payouts/early';
import type { PayoutRow, PayoutRun } from '@callstead/contract/payouts/runs';
import type { Payout, PayoutStatement } from '@callstead/contract/payouts/statements';

const AT = '2026-12-01T12:00:00.000Z';
const CUT_OFF = '2026-12-01T05:00:00.000Z';
const ZONE = 'America/New_York';

/** Two are paid, one waits; nobody has approved it yet. */
export function aRun(changes: Partial<PayoutRun> = {}): PayoutRun {
  return {
    id: crypto.randomUUID(),
    number: 12,
    schedule: 'monthly',
    early: null,
    cutOff: CUT_OFF,
    status: 'proposed',
    proposedAt: AT,
    proposedBy: null,
    frozenAt: null,
    cancelledAt: null,
    approvalsNeeded: 1,
    approvalsGiven: 0,
    freezing: null,
    pays: { publishers: 2, salesCents: 350_000, correctionsCents: 1_022, refusalsCents: -10_000, amountCents: 341_022 },
    waits: { publishers: 1, amountCents: 4_000 },
    progress: { frozen: 0, sent: 0, failed: 0, returned: 0 },
    zone: ZONE,
    digest: 'a'.repeat(64),
    approvals: [],
    states: [
      { state: 'pays', publishers: 2, amountCents: 341_022 },
      { state: 'below_threshold', publishers: 1, amountCents: 4_000 },
    ],
    files: [],
    batches: [],
    canSendByPaypal: true,
    paypalSimulator: null,
    unfiled: [],
    ...changes,
  };
}

/** A publisher of it who is paid. */
export function aRow(name: string, changes: Partial<PayoutRow> = {}): PayoutRow {
  return {
    publisher: { id: crypto.randomUUID(), name, affId: 'NORA01' },
    salesCents: 30_000,
    correctionsCents: 0,
    refusalsCents: -5_000,
    amountCents: 25_000,
    lines: 7,
    unfunded: null,
    method: { kind: 'us_bank', hint: '6789' },
    verdict: 'pays',
    reason: null,
    payout: null,
    ...changes,
  };
}

/** The payout of a row of a frozen run. */
export function itsPayout(changes: Partial<NonNullable<PayoutRow['payout']>> = {}): NonNullable<PayoutRow['payout']> {
  return {
    id: crypto.randomUUID(),
    attempt: 1,
    status: 'frozen',
    sentOn: null,
    reference: null,
    failureReason: null,
    fileId: null,
    batchId: null,
    gatewayStatus: null,
    canRetry: false,
    ...changes,
  };
}

/** As its publisher sees it. */
export function aPayout(changes: Partial<Payout> = {}): Payout {
  return {
    id: crypto.randomUUID(),
    number: '12',
    status: 'sent',
    amountCents: 25_000,
    method: { kind: 'us_bank', hint: '6789' },
    cutOff: CUT_OFF,
    frozenAt: AT,
    sentOn: '2026-12-02',
    reference: 'WIRE-1',
    failedAt: null,
    failureReason: null,
    ...changes,
  };
}

export function aPayoutStatement(changes: Partial<PayoutStatement> = {}): PayoutStatement {
  return {
    ...aPayout(),
    zone: ZONE,
    publisher: { id: crypto.randomUUID(), name: 'Nora Paz', companyName: null, affId: 'NORA01' },
    salesCents: 30_000,
    correctionsCents: 0,
    refusalsCents: -5_000,
    byKind: [
      { kind: 'approved', lines: 6, amountCents: 30_000 },
      { kind: 'refused', lines: 1, amountCents: -5_000 },
    ],
    byCampaign: [{ campaign: { id: 'HS001', title: 'Techos' }, calls: 6, amountCents: 25_000 }],
    ...changes,
  };
}

/** What somebody could ask for, at 2.5 %. */
export function anEarlyPayout(changes: Partial<EarlyPayout> = {}): EarlyPayout {
  return {
    feeBasisPoints: 250,
    grossCents: 25_000,
    feeCents: 625,
    netCents: 24_375,
    thresholdCents: 10_000,
    verdict: 'pays',
    open: null,
    ...changes,
  };
}
