import type { Originator } from '@callstead/domain/payouts/files/payout-order';
import { defineMessages } from '../../../i18n/define-messages.ts';

/** Settings of the originator that a file lacks, as their form calls them. */
export const originatorMessages = defineMessages({
  en: {
    missing: 'Missing: {names}.',
    names: {
      achCompanyName: 'company name (ACH)',
      achCompanyId: 'company id (ACH)',
      achBankRouting: 'routing number of your bank',
      achBankName: 'name of your bank',
      achImmediateOrigin: 'immediate origin',
      debtorName: 'account holder',
      debtorAccount: 'account that is debited',
      debtorBic: 'BIC of your bank',
      debtorStreet: 'street',
      debtorPostcode: 'postcode',
      debtorTown: 'town',
      debtorCountry: 'country',
    } satisfies Record<keyof Originator, string>,
  },
  es: {
    missing: 'Falta: {names}.',
    names: {
      achCompanyName: 'nombre de la empresa (ACH)',
      achCompanyId: 'identificador de la empresa (ACH)',
      achBankRouting: 'número de ruta de tu banco',
      achBankName: 'nombre de tu banco',
      achImmediateOrigin: 'origen inmediato',
      debtorName: 'titular de la cuenta',
      debtorAccount: 'cuenta de cargo',
      debtorBic: 'BIC de tu banco',
      debtorStreet: 'calle',
      debtorPostcode: 'código postal',
      debtorTown: 'ciudad',
      debtorCountry: 'país',
    },
  },
});
