import type { Application } from '@callstead/contract/applications';
import { useForm } from 'react-hook-form';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { readDollars } from '../../../ui/form/read-dollars.ts';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useSetOwnTerms } from './api.ts';
import { applicationsMessages } from './messages.ts';

type Props = { application: Application; onClose: () => void };

/** Cents of a dollar, or hundredths of a percent: both are read the same way. Nothing typed: as the campaign has it. */
const readHundredths = (typed: string) => (typed.trim() === '' ? null : readDollars(typed));

const written = (hundredths: number | null | undefined) => (hundredths == null ? '' : String(hundredths / 100));

const MOST_SHARE = 10_000;

function isShare(typed: string): true | 'invalid' {
  const points = readHundredths(typed);
  return points === null || (points !== undefined && points >= 1 && points <= MOST_SHARE) || 'invalid';
}

function isPrice(typed: string): true | 'invalid' {
  const cents = readHundredths(typed);
  return cents === null || Boolean(cents) || 'invalid';
}

function useOwnTermsForm({ application, onClose }: Props) {
  const t = useTexts(applicationsMessages);
  const { toast } = useToast();
  const save = useSetOwnTerms(application.id);
  const { ownTerms } = application;
  const form = useForm({
    defaultValues: { share: written(ownTerms?.shareBasisPoints), price: written(ownTerms?.priceCents), reason: '' },
  });
  const submit = form.handleSubmit(({ share, price, reason }) => {
    const [shareBasisPoints = null, priceCents = null] = [readHundredths(share), readHundredths(price)];
    const onSuccess = () => {
      toast({ title: t('own.done'), tone: 'success' });
      onClose();
    };
    save.mutate({ shareBasisPoints, priceCents, reason }, { onSuccess });
  });
  return { form, save, submit };
}

export function OwnTermsForm(props: Props) {
  const t = useTexts(applicationsMessages);
  const fieldText = useFieldText();
  const { form, save, submit } = useOwnTermsForm(props);
  const { errors } = form.formState;
  const amount = { inputMode: 'decimal', autoComplete: 'off', optional: true } as const;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('own.shareField')}
        hint={t('own.emptyHint')}
        error={fieldText(errors.share?.message)}
        {...amount}
        {...form.register('share', { validate: isShare })}
      />
      {props.application.mayOwnPrice && (
        <TextField
          label={t('own.priceField')}
          hint={t('own.emptyHint')}
          error={fieldText(errors.price?.message)}
          {...amount}
          {...form.register('price', { validate: isPrice })}
        />
      )}
      <TextAreaField
        label={t('own.reason')}
        hint={t('own.reasonHint')}
        rows={2}
        maxLength={500}
        error={fieldText(errors.reason?.message)}
        {...form.register('reason', { validate: (text) => text.trim() !== '' || 'required' })}
      />
      <FailureBanner error={save.error} />
      <DialogButtons onCancel={props.onClose} busy={save.isPending}>
        {t(save.isPending ? 'dialog.busy' : 'own.save')}
      </DialogButtons>
    </form>
  );
}
