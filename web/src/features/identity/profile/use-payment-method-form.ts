import type { Profile } from '@callstead/contract/identity/identity';
import { ChangePaymentMethodRequest } from '@callstead/contract/payouts';
import type { BANK_ACCOUNT_TYPES, HOLDER_TYPES, PaymentKind } from '@callstead/domain/payouts/payment-method';
import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../api/field-errors.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { usePaymentText } from '../../../ui/payment/use-payment-text.ts';
import { isWrongPassword } from '../shared/current-password-field.tsx';
import { useChangePaymentMethod } from './api.ts';
import { paymentMessages } from './payment-messages.ts';

type Values = {
  kind: PaymentKind;
  email: string;
  holder: string;
  holderType: (typeof HOLDER_TYPES)[number];
  routingNumber: string;
  accountNumber: string;
  accountType: (typeof BANK_ACCOUNT_TYPES)[number];
  iban: string;
  bic: string;
  address: { street: string; postcode: string; town: string; country: string };
  instructions: string;
  password: string;
};
export type PaymentMethodFormState = UseFormReturn<Values, unknown, ChangePaymentMethodRequest>;

/** The contract reads the fields of the chosen kind and leaves the others alone. */
const resolver = zodResolver(ChangePaymentMethodRequest) as unknown as Resolver<
  Values,
  unknown,
  ChangePaymentMethodRequest
>;

const startingWith = (kind: PaymentKind, holder: string): Values => ({
  kind,
  email: '',
  holder,
  holderType: 'person',
  routingNumber: '',
  accountNumber: '',
  accountType: 'checking',
  iban: '',
  bic: '',
  address: { street: '', postcode: '', town: '', country: '' },
  instructions: '',
  password: '',
});

/** As they stand on the page: the first that is refused gets the focus, whenever its kind was chosen. */
const IN_ORDER = [
  'holder',
  'routingNumber',
  'accountNumber',
  'iban',
  'bic',
  'address.street',
  'address.postcode',
  'address.town',
  'email',
  'instructions',
  'password',
] as const;

export function usePaymentMethodForm(owner: Profile, kind: PaymentKind, onClose: () => void) {
  const t = useTexts(paymentMessages);
  const paymentText = usePaymentText();
  const { toast } = useToast();
  const change = useChangePaymentMethod();
  const form: PaymentMethodFormState = useForm<Values, unknown, ChangePaymentMethodRequest>({
    resolver,
    defaultValues: startingWith(kind, owner.fullName),
  });
  for (const name of IN_ORDER) form.register(name);
  const submit = form.handleSubmit((request) =>
    change.mutate(request, {
      onSuccess: ({ paymentMethod, waiting }) => {
        const given = waiting ?? paymentMethod;
        const method = given ? paymentText(given) : '';
        const description = t(waiting ? 'done.waits' : 'done.text', { method });
        toast({ title: t('done.title'), description, tone: 'success' });
        onClose();
      },
      onError: (error) => {
        if (isWrongPassword(error)) form.setFocus('password', { shouldSelect: true });
        showFieldErrors(form, error);
      },
    }),
  );
  return { form, change, submit };
}
