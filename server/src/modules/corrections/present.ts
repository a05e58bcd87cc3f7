import type { Correction, CorrectionDetail, CorrectionSelection } from '@callstead/contract/corrections';
import type { ListedCorrection, VerdictSums } from './queries.ts';

const reference = (id: string | null, number: number | null) =>
  id === null || number === null ? null : { id, number };

export function presentCorrection(row: ListedCorrection): Correction {
  return {
    id: row.id,
    number: row.number,
    subject: row.subject,
    action: row.action,
    change: row.price_change,
    reason: row.reason,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    createdBy: row.author,
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    reverses: reference(row.reverses_id, row.reverses_number),
    reversedBy: reference(row.reversed_by_id, row.reversed_by_number),
    items: row.items,
    priceCents: row.priceCents,
    payoutCents: row.payoutCents,
    doneItems: row.doneItems,
  };
}

type Sums = { verdicts: readonly VerdictSums[]; concerned: { advertisers: number; publishers: number } };

export function presentDetail(row: ListedCorrection, { verdicts, concerned }: Sums): CorrectionDetail {
  const unbilled = { verdict: 'not_billed' as const, items: row.unbilled_items, missingCents: 0 };
  const sum = (of: 'invoicedItems' | 'creditCents' | 'lateCents') => verdicts.reduce((all, each) => all + each[of], 0);
  return {
    ...presentCorrection(row),
    selection: { subject: row.subject, filter: row.filter } as CorrectionSelection,
    verdicts: [
      ...verdicts.map(({ verdict, items, missingCents }) => ({ verdict, items, missingCents })),
      ...(unbilled.items > 0 ? [unbilled] : []),
    ],
    invoiced: { items: sum('invoicedItems'), creditCents: sum('creditCents'), lateCents: sum('lateCents') },
    ...concerned,
  };
}
