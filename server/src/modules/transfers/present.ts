import type { BankTransfer, OwnTransfer, TransferLine } from '@callstead/contract/transfers';
import type { NamedLine } from './import-transfers.ts';
import type { TransferRow } from './queries.ts';

const partyOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? id });

export function presentTransfer(row: TransferRow): BankTransfer {
  return {
    id: row.id,
    origin: row.origin,
    state: row.state,
    amountCents: row.amount_cents,
    day: row.day,
    sender: row.sender,
    text: row.text,
    account: partyOf(row.account_id, row.owner_name),
    proposed: partyOf(row.proposed_id, row.proposed_name),
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decider_name,
  };
}

export function presentOwn({ id, state, amount_cents, day, reason }: TransferRow): OwnTransfer {
  return { id, state, amountCents: amount_cents, day, reason };
}

export function presentLine({ line, day, amountCents, text, sender, verdict, ...of }: NamedLine): TransferLine {
  return { line, day, amountCents, text, sender, verdict, account: partyOf(of.accountId, of.accountName) };
}
