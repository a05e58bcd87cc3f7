import { type BillingDetails, ChangeBillingDetailsRequest } from '@callstead/contract/billing/details';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { showFieldErrors } from '../../../api/field-errors.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useChangeBillingDetails } from '../shared/api.ts';
import { billingDetailsMessages } from './messages.ts';

type BillingDetailsDialogProps = { open: boolean; onClose: () => void; details: BillingDetails | null };

export function BillingDetailsDialog({ open, onClose, details }: BillingDetailsDialogProps) {
  const t = useTexts(billingDetailsMessages);
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('title')} description={t('text')}>
      <BillingDetailsForm onClose={onClose} details={details} />
    </Dialog>
  );
}

/** In the order of the form; what may stay empty, and how browsers know it. */
const FIELDS = [
  { name: 'legalName', optional: false, autoComplete: 'organization' },
  { name: 'taxId', optional: true, autoComplete: 'off' },
  { name: 'addressLine1', optional: false, autoComplete: 'address-line1' },
  { name: 'addressLine2', optional: true, autoComplete: 'address-line2' },
  { name: 'country', optional: false, autoComplete: 'country-name' },
] as const;

const valuesOf = (details: BillingDetails | null) => ({
  legalName: details?.legalName ?? '',
  taxId: details?.taxId ?? '',
  addressLine1: details?.addressLine1 ?? '',
  addressLine2: details?.addressLine2 ?? '',
  country: details?.country ?? '',
});

function BillingDetailsForm({ onClose, details }: Omit<BillingDetailsDialogProps, 'open'>) {
  const t = useTexts(billingDetailsMessages);
  const fieldText = useFieldText();
  const { toast } = useToast();
  const change = useChangeBillingDetails();
  const form = useForm<z.input<typeof ChangeBillingDetailsRequest>, unknown, ChangeBillingDetailsRequest>({
    resolver: zodResolver(ChangeBillingDetailsRequest),
    defaultValues: valuesOf(details),
  });
  const submit = form.handleSubmit((request) =>
    change.mutate(request, {
      onSuccess: () => {
        toast({ title: t('saved.title'), description: t('saved.text'), tone: 'success' });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {FIELDS.map(({ name, optional, autoComplete }) => (
        <TextField
          key={name}
          label={t(name)}
          optional={optional}
          autoComplete={autoComplete}
          error={fieldText(form.formState.errors[name]?.message)}
          {...form.register(name)}
        />
      ))}
      <FailureBanner error={change.error} />
      <DialogButtons onCancel={onClose} busy={change.isPending}>
        {t(change.isPending ? 'saving' : 'save')}
      </DialogButtons>
    </form>
  );
}
