import type { SignTaxFormRequest } from '@callstead/contract/payouts/tax';
import { assert } from '@callstead/domain/assert';
import type { TaxForm } from '@callstead/domain/payouts/tax/tax-form';
import { readUsTin } from '@callstead/domain/payouts/tax/tin';
import { seal, unseal } from '../../../secrets/seal.ts';
import type { Services } from '../../../services.ts';
import type { TaxFormRow } from './queries.ts';

type Whose = { id: string; account_id: string };

/** Bound to the form and its owner: moved to another account it opens for nobody. */
const contextOf = ({ sealSecret: secret }: Pick<Services, 'sealSecret'>, { id, account_id }: Whose) => ({
  secret,
  purpose: 'tax-form',
  owner: `${account_id}/${id}`,
});

export const sealForm = (services: Pick<Services, 'sealSecret'>, whose: Whose, form: TaxForm): string =>
  seal(JSON.stringify(form), contextOf(services, whose));

/** For the printed form and the yearly file; no other route may answer with it. */
export const openForm = (
  services: Pick<Services, 'sealSecret'>,
  row: Whose & Pick<TaxFormRow, 'sealed_content'>,
): TaxForm => JSON.parse(unseal(row.sealed_content, contextOf(services, row)));

/** What is kept of a request: what it says, and under which name it was signed. */
export function contentOf(request: SignTaxFormRequest): TaxForm {
  if (request.kind === 'w9') {
    const { kind, name, businessName, classification, exemptPayeeCode, address, title } = request;
    const tin = readUsTin(request.tin.type, request.tin.number);
    assert(tin, 'the contract has read it');
    const isPerson = classification === 'individual';
    return {
      kind,
      name,
      businessName,
      classification,
      exemptPayeeCode,
      address,
      tinType: request.tin.type,
      tin,
      signerName: request.signature,
      title: isPerson ? null : title,
    };
  }
  const { id: _, signature: signerName, isCertified, hasCapacity, tins, ...form } = request;
  const numbers = { usTin: tins.us, foreignTin: tins.foreign };
  return form.kind === 'w8ben' ? { ...form, ...numbers, signerName, title: null } : { ...form, ...numbers, signerName };
}
