import { readCountry } from '@callstead/domain/payouts/countries';
import {
  BANK_ACCOUNT_TYPES,
  HOLDER_TYPES,
  PAYMENT_KINDS,
  readAccountNumber,
  readBic,
  readIban,
  readRoutingNumber,
} from '@callstead/domain/payouts/payment-method';
import * as z from 'zod';
import { CurrentPassword } from './identity/identity.ts';
import type { FieldError } from './problem.ts';
import { Email, requiredText } from './text.ts';

/** What is kept as the domain reads it, whatever gaps it was typed with. */
const textRead = (read: (written: string) => string | undefined, refusal: FieldError) =>
  requiredText(60).transform((written, context) => {
    const number = read(written);
    if (number) return number;
    context.addIssue({ code: 'custom', message: refusal, continue: true });
    return z.NEVER;
  });

const holder = requiredText(140);
const password = CurrentPassword;

/** As banks want it: in parts. */
const PayeeAddress = z.object({
  street: requiredText(70),
  postcode: requiredText(16),
  town: requiredText(35),
  country: textRead(readCountry, 'country_invalid'),
});

/** How to be paid from now on; the password shows that it is not just an open session. */
export const ChangePaymentMethodRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paypal'), email: Email, password }),
  z.object({
    kind: z.literal('us_bank'),
    holder,
    holderType: z.enum(HOLDER_TYPES),
    routingNumber: textRead(readRoutingNumber, 'routing_number_invalid'),
    accountNumber: textRead(readAccountNumber, 'account_number_invalid'),
    accountType: z.enum(BANK_ACCOUNT_TYPES),
    password,
  }),
  z.object({
    kind: z.literal('iban'),
    holder,
    iban: textRead(readIban, 'iban_invalid'),
    bic: textRead(readBic, 'bic_invalid'), // needed while the network pays in dollars: no such order is a SEPA transfer
    address: PayeeAddress,
    password,
  }),
  z.object({ kind: z.literal('wise'), holder, holderType: z.enum(HOLDER_TYPES), email: Email, password }),
  z.object({ kind: z.literal('manual'), instructions: requiredText(1000), password }),
]);
export type ChangePaymentMethodRequest = z.infer<typeof ChangePaymentMethodRequest>;

/** All that ever comes back: the kind, and enough to recognize it. */
export const PaymentMethod = z.object({
  kind: z.enum(PAYMENT_KINDS),
  /** Empty where nothing of it may be shown. */
  hint: z.string(),
  /** False: given before banks needed more than that; nobody is paid by it until its owner completes it. */
  isComplete: z.boolean(),
  changedAt: z.iso.datetime(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const PaymentMethodResponse = z.object({
  /** By which money leaves today. */
  paymentMethod: PaymentMethod.nullable(),
  /** A change that does not count yet: until then money leaves by the other. */
  waiting: PaymentMethod.extend({ countsFrom: z.iso.datetime() }).nullable(),
});
export type PaymentMethodResponse = z.infer<typeof PaymentMethodResponse>;
