import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { networkNameAt } from '../../../settings/issuer.ts';
import { aboutAccount } from '../../identity/about-account.ts';
import { findAccount } from '../../identity/queries.ts';
import { findTaxForm } from './queries.ts';
import { openForm } from './sealed-form.ts';
import { writeTaxFormPdf } from './tax-form-pdf.ts';

/** Who looks at somebody's number is on record. */
export async function openTaxForm(
  services: Pick<Services, 'db' | 'sealSecret'>,
  actor: Actor,
  id: string,
): Promise<{ name: string; content: Buffer }> {
  authorize(actor, 'tax-form.open');
  const row = await inTransaction(services, async (tx) => {
    const found = await findTaxForm(tx.db, id);
    const account = found && (await findAccount(tx.db, found.account_id));
    if (!found || !account) throw new DomainError('not_found');
    await emit(tx, actor, { type: 'tax-form.open', ...aboutAccount(account), after: { taxForm: found.kind } });
    return found;
  });
  const { signed_at: at, signed_on: signedOn, valid_until: validUntil } = row;
  const wordmark = await networkNameAt(services.db, at);
  const content = await writeTaxFormPdf(openForm(services, row), { id, at, signedOn, validUntil }, wordmark);
  return { name: `${row.kind}-${signedOn}.pdf`, content };
}
