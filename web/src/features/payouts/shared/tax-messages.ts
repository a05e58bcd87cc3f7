import type { TaxFormKind } from '@callstead/domain/payouts/tax/tax-form';
import type { TaxFormState } from '@callstead/domain/payouts/tax/validity';
import { defineMessages } from '../../../i18n/define-messages.ts';

type Kinds = Record<TaxFormKind, string>;
type States = Record<TaxFormState, string>;

/** What forms and how they stand are called. */
export const taxMessages = defineMessages({
  en: {
    kinds: { w9: 'Form W-9', w8ben: 'Form W-8BEN', w8bene: 'Form W-8BEN-E' } satisfies Kinds,
    states: { valid: 'Valid', missing: 'Missing', expired: 'Expired', not_needed: 'Not needed' } satisfies States,
    signed: 'Signed on',
    validUntil: 'valid until',
  },
  es: {
    kinds: { w9: 'Formulario W-9', w8ben: 'Formulario W-8BEN', w8bene: 'Formulario W-8BEN-E' } satisfies Kinds,
    states: { valid: 'Vigente', missing: 'Falta', expired: 'Caducado', not_needed: 'No hace falta' } satisfies States,
    signed: 'Firmado el',
    validUntil: 'vale hasta el',
  },
});
