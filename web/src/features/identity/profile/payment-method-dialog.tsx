import type { Profile } from '@callstead/contract/identity/identity';
import type { PaymentMethod } from '@callstead/contract/payouts';
import { paymentKindsIn } from '@callstead/domain/payouts/kinds-in';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { RadioChoice } from '../../../ui/form/radio-choice.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { CurrentPasswordField, isWrongPassword } from '../shared/current-password-field.tsx';
import { paymentMessages } from './payment-messages.ts';
import { PaymentMethodFields } from './payment-method-fields.tsx';
import { usePaymentMethodForm } from './use-payment-method-form.ts';

type PaymentMethodDialogProps = {
  open: boolean;
  onClose: () => void;
  owner: Profile;
  /** By which they are paid until now. */
  inForce: PaymentMethod | null;
};

export function PaymentMethodDialog({ open, onClose, owner, inForce }: PaymentMethodDialogProps) {
  const t = useTexts(paymentMessages);
  const text = inForce ? `${t('dialogText')} ${t('dialogWaits')}` : t('dialogText');
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('dialogTitle')} description={text}>
      <PaymentMethodForm onClose={onClose} owner={owner} inForce={inForce} />
    </Dialog>
  );
}

function PaymentMethodForm({ onClose, owner, inForce }: Omit<PaymentMethodDialogProps, 'open'>) {
  const t = useTexts(paymentMessages);
  const kinds = paymentKindsIn(useLanguage().currency);
  const first = kinds.find((kind) => kind === inForce?.kind) ?? kinds[0] ?? 'manual';
  const { form, change, submit } = usePaymentMethodForm(owner, first, onClose);
  const { password } = form.formState.errors;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <RadioChoice
        legend={t('kind')}
        options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        {...form.register('kind')}
      />
      <PaymentMethodFields form={form} />
      <CurrentPasswordField
        label={t('password')}
        message={password?.message}
        refusal={change.error}
        {...form.register('password', { onChange: () => change.isError && change.reset() })}
      />
      <FailureBanner error={isWrongPassword(change.error) ? null : change.error} />
      <DialogButtons onCancel={onClose} busy={change.isPending}>
        {change.isPending ? t('busy') : t('submit')}
      </DialogButtons>
    </form>
  );
}
