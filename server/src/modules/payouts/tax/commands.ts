import { isDeepStrictEqual } from 'node:util';
import type { SignTaxFormRequest } from '@callstead/contract/payouts/tax';
import { DomainError } from '@callstead/domain/errors';
import { type TaxForm, taxFormHint } from '@callstead/domain/payouts/tax/tax-form';
import { validUntil } from '@callstead/domain/payouts/tax/validity';
import { paysUsForms } from '@callstead/domain/payouts/tax/who-needs-form';
import { type Actor, authorize } from '@callstead/domain/policy';
import { localDate } from '@callstead/domain/zone-clock';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { actedAt } from '../../audit/acted-at.ts';
import { aboutAccount } from '../../identity/about-account.ts';
import { accountOfPage } from '../../identity/profile/reads.ts';
import { findTaxForm, insertTaxForm, type TaxFormRow } from './queries.ts';
import { readPayee, type TaxPayee } from './reads.ts';
import { contentOf, openForm, sealForm } from './sealed-form.ts';

type TaxServices = Pick<Services, 'db' | 'settings' | 'config' | 'sealSecret'>;

/** The new one counts from now on; those before are kept. Repeated with the same id it is the same form. */
export function signTaxForm(services: TaxServices, actor: Actor, request: SignTaxFormRequest): Promise<TaxPayee> {
  const action = 'tax-form.sign';
  return inTransaction(services, async (tx) => {
    const account = await accountOfPage(tx.db, actor, { action, lock: true });
    authorize(actor, action, account);
    if (!paysUsForms(tx.settings.of('books').currency)) throw new DomainError('not_offered');
    const content = contentOf(request);
    const known = await findTaxForm(tx.db, request.id);
    if (known) assertSame(tx, known, account.id, content);
    else {
      const signed = { id: request.id, accountId: account.id, signedBy: actor.userId, at: actedAt(actor) };
      const until = await keep(tx, signed, content);
      await emit(tx, actor, {
        type: action,
        ...aboutAccount(account),
        after: { taxForm: content.kind, ...(until && { validUntil: until }) },
      });
    }
    return readPayee(tx, account.id);
  });
}

type Signed = { id: string; accountId: string; signedBy: string; at: Date };

async function keep(
  tx: TaxServices,
  { id, accountId, signedBy, at }: Signed,
  content: TaxForm,
): Promise<string | null> {
  const signedOn = localDate(at, tx.config.networkZone);
  if (content.kind === 'w8ben' && content.birthDate >= signedOn)
    throw new DomainError('validation_failed', { fields: { birthDate: 'invalid' } });
  const until = validUntil(content.kind, signedOn);
  await insertTaxForm(tx.db, {
    id,
    account_id: accountId,
    kind: content.kind,
    tin_hint: taxFormHint(content),
    sealed_content: sealForm(tx, { id, account_id: accountId }, content),
    signed_at: at,
    signed_on: signedOn,
    signed_by: signedBy,
    valid_until: until,
  });
  return until;
}

function assertSame(tx: TaxServices, known: TaxFormRow, accountId: string, content: TaxForm): void {
  if (known.account_id !== accountId || !isDeepStrictEqual(openForm(tx, known), content))
    throw new DomainError('recorded_otherwise');
}
