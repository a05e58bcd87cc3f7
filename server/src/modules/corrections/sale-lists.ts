import type { CorrectionSelection } from '@callstead/contract/corrections';
import type { Member } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import { inBatches } from '../../http/in-batches.ts';
import { streamCalls } from '../calls/lists/queries.ts';
import { selectCalls } from '../calls/lists/selection.ts';
import { listConversions } from '../conversions/lists/queries.ts';
import { selectConversions } from '../conversions/lists/reads.ts';
import { cursorKeyOf, listLeads } from '../leads/lists/queries.ts';
import { selectLeads } from '../leads/lists/reads.ts';
import { saleScopeOf } from '../sale-scope/sale-scope.ts';
import type { SaleKey } from './sale-queries.ts';

type Listed = SaleKey & { billing: string };

const AS_ADMIN = { view: 'admin', language: 'es' } as const;

/** What the list shows an admin, newest first and some at a time. */
export async function* streamSelected(
  db: Db,
  actor: Member,
  { subject, filter }: CorrectionSelection,
): AsyncGenerator<Listed[]> {
  if (subject === 'call') {
    const scope = await saleScopeOf(db, actor, { view: 'admin', account: filter.account });
    const selection = await selectCalls(db, scope, { ...filter, language: 'es' });
    if (selection) for await (const batch of streamCalls(db, selection)) yield batch.map(listedOf);
  } else if (subject === 'lead') {
    const { selection } = await selectLeads(db, actor, { ...filter, ...AS_ADMIN });
    if (!selection) return;
    for await (const batch of inBatches((page) => listLeads(db, selection, page), cursorKeyOf))
      yield batch.map(listedOf);
  } else {
    const { selection } = await selectConversions(db, actor, { ...filter, ...AS_ADMIN });
    if (!selection) return;
    for await (const batch of inBatches(
      (page) => listConversions(db, selection, page),
      (row) => row.cursorKey,
    ))
      yield batch.map(({ received_at, ...row }) => listedOf({ ...row, arrived_at: received_at }));
  }
}

const listedOf = ({ id, arrived_at, billing }: { id: string; arrived_at: Date; billing: string }): Listed => ({
  id,
  arrivedAt: arrived_at,
  billing,
});
