import { createHash } from 'node:crypto';
import { payoutFile } from '@callstead/domain/payouts/files/payout-file';
import type { FileOriginator, PayoutFile, PayoutFileFormat } from '@callstead/domain/payouts/files/payout-order';
import { payoutNumber } from '@callstead/domain/payouts/payout-number';
import type { Services } from '../../../services.ts';
import type { UnfiledPayout } from './queries.ts';
import { openForPayout } from './sealed-method.ts';

export type FileFacts = {
  format: PayoutFileFormat;
  number: number;
  runNumber: number;
  madeAt: Date;
  zone: string;
  originator: FileOriginator;
};

/** From what is kept: the same facts and payouts are the same bytes, whenever they are asked for. */
export function writeFile(
  services: Pick<Services, 'sealSecret' | 'settings'>,
  { format, number: fileNumber, runNumber, madeAt, zone, originator }: FileFacts,
  payouts: readonly UnfiledPayout[],
): PayoutFile & { sha256: string } {
  const orders = payouts.map((payout) => ({
    payoutId: payout.id,
    number: payoutNumber(runNumber, payout.attempt),
    accountName: payout.account_name,
    amountCents: payout.amount_cents,
    method: openForPayout(services, payout),
  }));
  const file = payoutFile(format, {
    originator,
    payouts: orders,
    currency: services.settings.of('books').currency,
    madeAt,
    zone,
    fileNumber,
  });
  return { ...file, sha256: createHash('sha256').update(file.content).digest('hex') };
}
