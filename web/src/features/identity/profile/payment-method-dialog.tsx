import type { Profile } from '@callstead/contract/identity/identity';
import { ChangePaymentMethodRequest } from '@callstead/contract/payouts';
import { PAYMENT_KINDS, type PaymentKind } from '@callstead/domain/payouts/payment-method';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ComponentProps } from 'react';
import { type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { showFieldErrors } from '../../../api/field-errors.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { usePaymentText } from '../../../ui/payment/use-payment-text.ts';
import { CurrentPasswordField, isWrongPassword } from '../shared/current-password-field.tsx';
import { useChangePaymentMethod } from './api.ts';
import { profileMessages } from './messages.ts';

type PaymentMethodDialogProps = { open: boolean; onClose: () => void; owner: Profile };

export function PaymentMethodDialog({ open, onClose, owner }: PaymentMethodDialogProps) {
  const t = useTexts(profileMessages);
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('payment.dialogTitle')} description={t('payment.dialogText')}>
      <PaymentMethodForm onClose={onClose} owner={owner} />
    </Dialog>
  );
}

type Values = {
  kind: PaymentKind;
  email: string;
  holder: string;
  routingNumber: string;
  accountNumber: string;
  iban: string;
  password: string;
};
type Form = UseFormReturn<Values, unknown, ChangePaymentMethodRequest>;

/** The contract reads the fields of the chosen kind and leaves the others alone. */
const resolver = zodResolver(ChangePaymentMethodRequest) as unknown as Resolver<
  Values,
  unknown,
  ChangePaymentMethodRequest
>;

function usePaymentMethodForm(owner: Profile, onClose: () => void) {
  const t = useTexts(profileMessages);
  const paymentText = usePaymentText();
  const { toast } = useToast();
  const change = useChangePaymentMethod();
  const form: Form = useForm<Values, unknown, ChangePaymentMethodRequest>({
    resolver,
    defaultValues: {
      kind: 'paypal',
      email: '',
      holder: owner.fullName,
      routingNumber: '',
      accountNumber: '',
      iban: '',
      password: '',
    },
  });
  const submit = form.handleSubmit((request) =>
    change.mutate(request, {
      onSuccess: (method) => {
        const description = t('payment.done.text', { method: paymentText(method) });
        toast({ title: t('payment.done.title'), description, tone: 'success' });
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

function PaymentMethodForm({ onClose, owner }: { onClose: () => void; owner: Profile }) {
  const t = useTexts(profileMessages);
  const { form, change, submit } = usePaymentMethodForm(owner, onClose);
  const { password } = form.formState.errors;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <KindChoice form={form} />
      <KindFields form={form} />
      <CurrentPasswordField
        label={t('payment.password')}
        message={password?.message}
        refusal={change.error}
        {...form.register('password', { onChange: () => change.isError && change.reset() })}
      />
      <FailureBanner error={isWrongPassword(change.error) ? null : change.error} />
      <DialogButtons onCancel={onClose} busy={change.isPending}>
        {change.isPending ? t('payment.busy') : t('payment.submit')}
      </DialogButtons>
    </form>
  );
}

function KindChoice({ form }: { form: Form }) {
  const t = useTexts(profileMessages);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-13">{t('payment.kind')}</legend>
      {PAYMENT_KINDS.map((kind) => (
        <label
          key={kind}
          className="flex min-h-11 items-center gap-3 rounded border px-3 py-2 hover:border-strong has-checked:border-primary has-checked:bg-sunken"
        >
          <input type="radio" value={kind} className="size-4 accent-primary" {...form.register('kind')} />
          {t(`payment.kinds.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** Nobody's browser should offer a bank account to the next person at this computer. */
function KindFields({ form }: { form: Form }) {
  const t = useTexts(profileMessages);
  const kind = useWatch({ control: form.control, name: 'kind' });
  if (kind === 'paypal') {
    return <Line form={form} name="email" label={t('payment.paypalEmail')} type="email" autoComplete="email" />;
  }
  const holder = <Line form={form} name="holder" label={t('payment.holder')} autoComplete="name" />;
  if (kind === 'iban') {
    return (
      <>
        {holder}
        <Line form={form} name="iban" label={t('payment.iban')} autoComplete="off" spellCheck={false} />
      </>
    );
  }
  return (
    <>
      {holder}
      <Line
        form={form}
        name="routingNumber"
        label={t('payment.routingNumber')}
        hint={t('payment.routingHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Line
        form={form}
        name="accountNumber"
        label={t('payment.accountNumber')}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}

type LineProps = Omit<ComponentProps<typeof TextField>, 'form' | 'name'> & {
  form: Form;
  name: 'email' | 'holder' | 'routingNumber' | 'accountNumber' | 'iban';
};

function Line({ form, name, ...field }: LineProps) {
  const fieldText = useFieldText();
  return <TextField {...field} error={fieldText(form.formState.errors[name]?.message)} {...form.register(name)} />;
}
