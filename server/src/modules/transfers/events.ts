import { dollars } from '../../http/zoned-time.ts';
import type { TransferRow } from './queries.ts';

type Owner = { id: string; name: string };

/** What an event says of a transfer; `owner` where it is somebody else's than the row says. */
export function aboutTransfer(transfer: TransferRow, owner: Owner | null = ownerOf(transfer)) {
  const facts = {
    advertiserId: owner?.id ?? null,
    advertiserName: owner?.name ?? null,
    amountCents: transfer.amount_cents,
  };
  return {
    subject: {
      type: 'transfer' as const,
      id: transfer.id,
      name: `${transfer.day} · ${dollars(transfer.amount_cents)}`,
    },
    accountId: owner?.id ?? null,
    facts,
    after: { amountCents: transfer.amount_cents, ...(owner && { owner: owner.name }) },
  };
}

const ownerOf = ({ account_id, owner_name }: TransferRow): Owner | null =>
  account_id === null ? null : { id: account_id, name: owner_name ?? account_id };
