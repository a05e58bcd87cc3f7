import { type CallDetail, DisputeRequest } from '@callstead/contract/calls/calls';
import { DISPUTE_CATEGORIES, type DisputeCategory } from '@callstead/domain/disputes/dispute';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../api/field-errors.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { readClock } from '../../../ui/form/read-clock.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useDisputeCall } from '../shared/api.ts';
import { callDetailMessages } from '../shared/call-detail-messages.ts';

/** Stays open, with what was typed, until the dispute has arrived. */
export function DisputeDialog({ call, onClose }: { call: CallDetail; onClose: () => void }) {
  const t = useTexts(callDetailMessages);
  const fieldText = useFieldText();
  const { toast } = useToast();
  const dispute = useDisputeCall(call.id);
  const form = useForm({ resolver: zodResolver(DisputeRequest), defaultValues: { reason: '' } });
  const [category, setCategory] = useState<DisputeCategory>('other');
  const [time, setTime] = useState('');
  const second = time.trim() === '' ? null : readClock(time);
  const submit = form.handleSubmit(({ reason }) => {
    if (second === undefined) return;
    dispute.mutate(
      { reason, category, second },
      {
        onSuccess: () => {
          toast({ title: t('dispute.done'), description: t('dispute.doneText'), tone: 'success' });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  });
  return (
    <Dialog open onOpenChange={onClose} title={t('dispute.title')} description={t('dispute.text')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <FailureBanner error={dispute.error} />
        <SelectField
          label={t('dispute.category')}
          options={DISPUTE_CATEGORIES.map((value) => ({ value, label: t(`dispute.categories.${value}`) }))}
          value={category}
          onChange={(value) => setCategory(value as DisputeCategory)}
        />
        <TextAreaField
          label={t('dispute.reason')}
          hint={t('dispute.reasonHint')}
          rows={4}
          error={fieldText(form.formState.errors.reason?.message)}
          {...form.register('reason')}
        />
        <TextField
          label={t('dispute.second')}
          hint={t('dispute.secondHint')}
          optional
          error={second === undefined ? t('dispute.secondWrong') : undefined}
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <Button type="submit" busy={dispute.isPending} className="justify-self-end">
          {t(dispute.isPending ? 'sending' : 'dispute.send')}
        </Button>
      </form>
    </Dialog>
  );
}
