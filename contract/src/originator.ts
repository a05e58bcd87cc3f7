import { readCountry } from '@callstead/domain/payouts/countries';
import type { Originator as PayoutOriginator } from '@callstead/domain/payouts/files/payout-order';
import { readBic, readRoutingNumber } from '@callstead/domain/payouts/payment-method';
import * as z from 'zod';
import type { FieldError } from './problem.ts';
import { shortText } from './text.ts';

/** Nothing, or what the domain reads in it. */
const said = (maxLength: number, read: (written: string) => string | undefined, refusal: FieldError) =>
  shortText(maxLength).transform((written, context) => {
    const value = written === '' ? '' : read(written);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: refusal, continue: true });
    return z.NEVER;
  });

const matching = (pattern: RegExp) => (written: string) => {
  const capitals = written.toUpperCase();
  return pattern.test(capitals) ? capitals : undefined;
};

/** Who orders the payments to publishers. Empty is what is not said: formats that need it are refused by name. */
export const Originator = z.object({
  achCompanyName: shortText(23),
  achCompanyId: said(10, matching(/^[A-Z\d]{9,10}$/), 'company_id_invalid'),
  achBankRouting: said(20, readRoutingNumber, 'routing_number_invalid'),
  achBankName: shortText(23),
  achImmediateOrigin: said(10, matching(/^[A-Z\d]{9,10}$/), 'company_id_invalid'),
  debtorName: shortText(70),
  debtorAccount: shortText(34),
  debtorBic: said(20, readBic, 'bic_invalid'),
  debtorStreet: shortText(70),
  debtorPostcode: shortText(16),
  debtorTown: shortText(35),
  debtorCountry: said(2, readCountry, 'country_invalid'),
}) satisfies z.ZodType<PayoutOriginator>;
