import type { Standing } from '@callstead/domain/ledger/post-repriced';
import type { SaleKind } from '@callstead/domain/sale-kind';
import type { Db } from '../../db/database.ts';
import { insertCallEvents } from '../calls/queries.ts';
import { insertSteps as insertConversionSteps } from '../conversions/queries.ts';
import { insertSteps as insertLeadSteps } from '../leads/queries.ts';

export type CorrectedStep = {
  id: string;
  at: Date;
  kind: 'refused' | 'approved' | 'repriced' | 'put_back';
  reason: string | null;
  /** The number of the set; without one it was decided about this sale alone. */
  correction?: number;
  before: Standing;
  after: Standing;
};

/** In the history of a lead and of a conversion `put_back` is a payout that came back. */
const stepOf = (kind: CorrectedStep['kind']) => (kind === 'put_back' ? 'reinstated' : kind);
const amountsOf = ({ priceCents, payoutCents }: Standing) => ({ priceCents, payoutCents });

/** Each one's own history, as its page tells it. */
export const WRITE_HISTORY: Record<SaleKind, (db: Db, steps: readonly CorrectedStep[]) => Promise<void>> = {
  call: (db, steps) =>
    insertCallEvents(
      db,
      steps.map(({ id, kind, at, ...data }) => ({ callId: id, kind, data, at })),
    ),
  lead: (db, steps) =>
    insertLeadSteps(
      db,
      steps.map(({ id, at, kind, reason: note, before, after }) => ({
        ...{ id, at, kind: stepOf(kind) },
        data: { note, before: amountsOf(before), after: amountsOf(after) },
      })),
    ),
  conversion: (db, steps) =>
    insertConversionSteps(
      db,
      steps.map(({ id, at, kind, reason: note, after }) => ({
        ...{ id, at, kind: stepOf(kind), data: { note, ...amountsOf(after) } },
      })),
    ),
};
