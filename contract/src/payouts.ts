import {
  PAYMENT_KINDS,
  readAccountNumber,
  readIban,
  readRoutingNumber,
} from '@callstead/domain/payouts/payment-method';
import * as z from 'zod';
import { CurrentPassword } from './identity/identity.ts';
import type { FieldError } from './problem.ts';
import { Email, requiredText } from './text.ts';

/** A number that is kept as the domain reads it, whatever gaps it was typed with. */
const numberRead = (read: (written: string) => string | undefined, refusal: FieldError) =>
  requiredText(60).transform((written, context) => {
    const number = read(written);
    if (number) return number;
    context.addIssue({ code: 'custom', message: refusal, continue: true });
    return z.NEVER;
  });

const holder = requiredText();
const password = CurrentPassword;

/** How to be paid from now on; the password shows that it is not just an open session. */
export const ChangePaymentMethodRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paypal'), email: Email, password }),
  z.object({
    kind: z.literal('us_bank'),
    holder,
    routingNumber: numberRead(readRoutingNumber, 'routing_number_invalid'),
    accountNumber: numberRead(readAccountNumber, 'account_number_invalid'),
    password,
  }),
  z.object({ kind: z.literal('iban'), holder, iban: numberRead(readIban, 'iban_invalid'), password }),
]);
export type ChangePaymentMethodRequest = z.infer<typeof ChangePaymentMethodRequest>;

/** All that ever comes back: the kind, and enough to recognize it. */
export const PaymentMethod = z.object({
  kind: z.enum(PAYMENT_KINDS),
  hint: z.string(),
  changedAt: z.iso.datetime(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const PaymentMethodResponse = z.object({ paymentMethod: PaymentMethod.nullable() });
export type PaymentMethodResponse = z.infer<typeof PaymentMethodResponse>;
