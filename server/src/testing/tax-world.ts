import { randomUUID } from 'node:crypto';
import type { SignTaxFormRequest } from '@callstead/contract/payouts/tax';
import type * as z from 'zod';

type Asked = z.input<typeof import('@callstead/contract/payouts/tax').SignTaxFormRequest>;
type AskedOf<Kind extends SignTaxFormRequest['kind']> = Extract<Asked, { kind: Kind }>;

/** A person in Miami. */
export const aW9 = (change: Partial<AskedOf<'w9'>> = {}): AskedOf<'w9'> => ({
  id: randomUUID(),
  kind: 'w9',
  name: 'Nora Paz',
  businessName: '',
  classification: 'individual',
  exemptPayeeCode: '',
  address: { street: '1 Ocean Drive', city: 'Miami Beach', state: 'FL', zip: '33139' },
  tin: { type: 'ssn', number: '219-09-1234' },
  isBackupWithheld: false,
  signerName: '',
  title: '',
  signature: 'nora paz',
  isCertified: true,
  ...change,
});

const MADRID = { street: 'Calle Mayor 1', city: 'Madrid', region: '', postcode: '28013', country: 'ES' };

export const aW8Ben = (change: Partial<AskedOf<'w8ben'>> = {}): AskedOf<'w8ben'> => ({
  id: randomUUID(),
  kind: 'w8ben',
  name: 'Nora Paz',
  citizenship: 'ES',
  birthDate: '1990-05-17',
  address: MADRID,
  mailingAddress: null,
  tins: { us: '', foreign: 'X1234567L', hasNoForeign: false },
  treaty: null,
  signature: 'Nora Paz',
  isCertified: true,
  hasCapacity: true,
  ...change,
});

export const aW8BenE = (change: Partial<AskedOf<'w8bene'>> = {}): AskedOf<'w8bene'> => ({
  id: randomUUID(),
  kind: 'w8bene',
  name: 'Paz Media, S.L.',
  incorporation: 'ES',
  disregardedName: '',
  chapter3: 'corporation',
  chapter4: 'active_nffe',
  address: MADRID,
  mailingAddress: null,
  tins: { us: '', foreign: 'B12345678', hasNoForeign: false },
  signerName: 'Nora Paz',
  title: 'Administradora',
  signature: 'Nora Paz',
  isCertified: true,
  hasCapacity: true,
  ...change,
});
