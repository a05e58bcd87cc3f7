import {
  type CallableNumber,
  TEST_PACES,
  TestCallForm,
  type TestCallResponse,
} from '@callstead/contract/calls/test-calls';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../api/field-errors.ts';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { ToastOptions } from '../../../ui/feedback/toast-options.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { usePlaceTestCall } from './api.ts';
import { testCallMessages } from './messages.ts';

type TestCallDialogProps = {
  lines: readonly CallableNumber[];
  billed: boolean;
  onPlaced?: ((callId: string) => void) | undefined;
  onClose: () => void;
};

const FORM_ID = 'test-call';

/** Says beforehand what the call will cost; once it rings, the page behind shows it. */
export function TestCallDialog({ lines, billed, onPlaced, onClose }: TestCallDialogProps) {
  const t = useTexts(testCallMessages);
  const { form, submit, busy } = useTestCall(lines, (call) => {
    onPlaced?.(call.callId);
    onClose();
  });
  const footer = (
    <DialogButtons onCancel={onClose} busy={busy} form={FORM_ID}>
      {t(busy ? 'placing' : 'place')}
    </DialogButtons>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('button')}
      description={t(billed ? 'billedText' : 'unbilledText')}
      footer={footer}
    >
      <form id={FORM_ID} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Fields form={form} lines={lines} />
      </form>
    </Dialog>
  );
}

type Form = ReturnType<typeof useTestCall>['form'];

function Fields({ form, lines }: { form: Form; lines: readonly CallableNumber[] }) {
  const t = useTexts(testCallMessages);
  const fieldText = useFieldText();
  const { errors } = form.formState;
  const chosen = lines.find(({ number }) => number === form.watch('line'));
  return (
    <>
      <Controller
        control={form.control}
        name="line"
        render={({ field }) => (
          <SelectField
            label={t('line')}
            options={lines.map(lineOption)}
            error={fieldText(errors.line?.message)}
            {...field}
          />
        )}
      />
      <TextField
        label={t('caller')}
        hint={t('callerHint')}
        type="tel"
        optional
        error={fieldText(errors.callerNumber?.message)}
        {...form.register('callerNumber')}
      />
      <TextField
        label={t('talkSeconds')}
        hint={t('talkSecondsHint', { seconds: String(chosen?.minimumSeconds ?? 0) })}
        type="number"
        min={1}
        max={900}
        optional
        error={fieldText(errors.talkSeconds?.message)}
        {...form.register('talkSeconds', { setValueAs: secondsWritten })}
      />
      <Controller
        control={form.control}
        name="pace"
        render={({ field: { value = 'fast', ...field } }) => (
          <SelectField
            label={t('pace')}
            hint={t(`paceHints.${value}`)}
            options={TEST_PACES.map((pace) => ({ value: pace, label: t(`paces.${pace}`) }))}
            value={value}
            {...field}
          />
        )}
      />
    </>
  );
}

const lineOption = ({ number, campaignTitle, affId }: CallableNumber) => ({
  value: number,
  label: `${phoneText(number)} · ${campaignTitle} · ${affId}`,
});

const secondsWritten = (text: unknown) => (text === '' || text === null ? null : Number(text));

function useTestCall(lines: readonly CallableNumber[], onPlaced: (call: TestCallResponse) => void) {
  const t = useTexts(testCallMessages);
  const calls = useTexts(callMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const place = usePlaceTestCall();
  const form = useForm({
    resolver: zodResolver(TestCallForm),
    defaultValues: { line: lines[0]?.number ?? '', callerNumber: '', talkSeconds: null, pace: 'fast' },
  });
  const told = ({ number, reason }: TestCallResponse): ToastOptions => {
    if (!reason) {
      const description = t('placedText', { number: phoneText(number) });
      return { title: t('placed'), description, tone: 'success' };
    }
    const values = { number: phoneText(number), reason: calls(`reasons.${reason}`) };
    return { title: t('refused'), description: t('refusedText', values), tone: 'warning' };
  };
  const submit = form.handleSubmit((call) =>
    place.mutate(call, {
      onSuccess: (placed) => {
        toast(told(placed));
        onPlaced(placed);
      },
      onError: (error) => {
        toast({ title: t('failed'), description: errorText(error), tone: 'danger' });
        showFieldErrors(form, error);
      },
    }),
  );
  return { form, submit, busy: place.isPending };
}
