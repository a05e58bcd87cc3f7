import { DomainError } from '@callstead/domain/errors';
import type { PayoutRow } from './queries.ts';

/** What a service sends, it alone says what became of: whoever marked it by hand could have it paid twice. */
export function assertOurs({ batch_id }: PayoutRow): void {
  if (batch_id !== null) throw new DomainError('payout_state', { status: 'in_batch' });
}
