import {
  type Chapter3Status,
  type Chapter4Status,
  type Classification,
  formFor,
  type TaxFormKind,
} from '@callstead/domain/payouts/tax/tax-form';
import type { UsTinType } from '@callstead/domain/payouts/tax/tin';

export type Answer = '' | 'yes' | 'no';

/** An address of either side: each form reads its own parts of it. */
type Address = {
  street: string;
  city: string;
  state: string;
  zip: string;
  region: string;
  postcode: string;
  country: string;
};

/** All that is typed, whichever form it is for: who changes an answer finds the rest as it was. */
export type TaxValues = {
  isUsPerson: Answer;
  isEntity: Answer;
  name: string;
  businessName: string;
  classification: Classification | '';
  exemptPayeeCode: string;
  citizenship: string;
  birthDate: string;
  incorporation: string;
  disregardedName: string;
  chapter3: Chapter3Status | '';
  chapter4: Chapter4Status | '';
  address: Address;
  hasMailingAddress: boolean;
  mailingAddress: Address;
  tin: { type: UsTinType; number: string };
  isBackupWithheld: Answer;
  tins: { us: string; foreign: string; hasNoForeign: boolean };
  hasTreaty: boolean;
  treaty: { country: string; article: string; ratePercent: string; incomeType: string; explanation: string };
  signerName: string;
  title: string;
  signature: string;
  isCertified: boolean;
  hasCapacity: boolean;
};

const NO_ADDRESS: Address = { street: '', city: '', state: '', zip: '', region: '', postcode: '', country: '' };

export const startingWith = (name: string): TaxValues => ({
  isUsPerson: '',
  isEntity: '',
  name,
  businessName: '',
  classification: '',
  exemptPayeeCode: '',
  citizenship: '',
  birthDate: '',
  incorporation: '',
  disregardedName: '',
  chapter3: '',
  chapter4: '',
  address: NO_ADDRESS,
  hasMailingAddress: false,
  mailingAddress: NO_ADDRESS,
  tin: { type: 'ssn', number: '' },
  isBackupWithheld: '',
  tins: { us: '', foreign: '', hasNoForeign: false },
  hasTreaty: false,
  treaty: { country: '', article: '', ratePercent: '', incomeType: '', explanation: '' },
  signerName: name,
  title: '',
  signature: '',
  isCertified: false,
  hasCapacity: false,
});

export const kindOf = ({ isUsPerson, isEntity }: Pick<TaxValues, 'isUsPerson' | 'isEntity'>): TaxFormKind =>
  formFor({ isUsPerson: isUsPerson === 'yes', isEntity: isEntity === 'yes' });

/** As the contract reads it. */
export function requestOf(values: TaxValues, id: string): object {
  const { isEntity, hasMailingAddress, hasTreaty, treaty, isBackupWithheld, ...rest } = values;
  const kind = kindOf(values);
  if (kind === 'w9') {
    return {
      ...rest,
      id,
      kind,
      classification: isEntity === 'yes' ? values.classification : 'individual',
      exemptPayeeCode: isEntity === 'yes' ? values.exemptPayeeCode : '',
      tin: isEntity === 'yes' ? { ...values.tin, type: 'ein' } : values.tin,
      isBackupWithheld: isBackupWithheld === '' ? undefined : isBackupWithheld === 'yes',
    };
  }
  const ratePercent = treaty.ratePercent.trim() === '' ? undefined : Number(treaty.ratePercent);
  return {
    ...rest,
    id,
    kind,
    mailingAddress: hasMailingAddress ? values.mailingAddress : null,
    treaty: hasTreaty ? { ...treaty, ratePercent } : null,
  };
}
