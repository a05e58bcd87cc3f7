import type { CorrectionSelection, PreviewCorrectionRequest } from '@callstead/contract/corrections';
import { paths } from '@callstead/contract/paths';
import { PRICE_CHANGES, type PriceChange } from '@callstead/domain/corrections/new-price';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { usePreviewCorrection } from '../shared/api.ts';
import { correctionMessages } from '../shared/messages.ts';
import { readChange } from './read-change.ts';

type CorrectDialogProps = { selection: CorrectionSelection; onClose: () => void };

const ACTIONS = ['refuse', 'approve', 'reprice'] as const;
type Fields = { action: (typeof ACTIONS)[number]; kind: PriceChange['kind']; value: string; reason: string };
type Form = UseFormReturn<Fields>;

/** Asks what to do with all the list shows; nothing happens before its preview was seen. */
export function CorrectDialog({ selection, onClose }: CorrectDialogProps) {
  const t = useTexts(correctionMessages);
  return (
    <Dialog open onOpenChange={onClose} title={t(`dialog.title.${selection.subject}`)} description={t('dialog.text')}>
      <CorrectForm selection={selection} onClose={onClose} />
    </Dialog>
  );
}

function useCorrectForm({ selection }: CorrectDialogProps) {
  const navigate = useNavigate();
  const preview = usePreviewCorrection();
  const form = useForm<Fields>({ defaultValues: { action: 'refuse', kind: 'percent', value: '', reason: '' } });
  const submit = form.handleSubmit((fields) => {
    const body = requestOf(fields, selection);
    if (body) preview.mutate(body, { onSuccess: ({ id }) => void navigate(paths.admin.correction(id)) });
  });
  return { form, preview, submit };
}

function requestOf({ action, kind, value, reason }: Fields, selection: CorrectionSelection) {
  if (action !== 'reprice') return { action, selection, reason } satisfies PreviewCorrectionRequest;
  const change = readChange(kind, value);
  return change && ({ action, change, selection, reason } satisfies PreviewCorrectionRequest);
}

function CorrectForm(props: CorrectDialogProps) {
  const t = useTexts(correctionMessages);
  const fieldText = useFieldText();
  const { form, preview, submit } = useCorrectForm(props);
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Actions form={form} />
      {form.watch('action') === 'reprice' && <Price form={form} />}
      <TextAreaField
        label={t('dialog.reason')}
        hint={t('dialog.reasonHint')}
        rows={2}
        maxLength={500}
        error={fieldText(form.formState.errors.reason?.message)}
        {...form.register('reason', { validate: (text) => text.trim() !== '' || 'required' })}
      />
      <FailureBanner error={preview.error} />
      <DialogButtons onCancel={props.onClose} busy={preview.isPending}>
        {t(preview.isPending ? 'dialog.busy' : 'dialog.submit')}
      </DialogButtons>
    </form>
  );
}

function Actions({ form }: { form: Form }) {
  const t = useTexts(correctionMessages);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-13">{t('dialog.action')}</legend>
      {ACTIONS.map((action) => (
        <label
          key={action}
          className="flex min-h-11 items-center gap-3 rounded border px-3 py-2 hover:border-strong has-checked:border-primary has-checked:bg-sunken"
        >
          <input type="radio" value={action} className="size-4 accent-primary" {...form.register('action')} />
          <span className="grid">
            {t(`actions.${action}`)}
            <span className="text-13 text-muted">{t(`actionHints.${action}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Price({ form }: { form: Form }) {
  const t = useTexts(correctionMessages);
  const fieldText = useFieldText();
  const kind = form.watch('kind');
  const validate = (typed: string, { kind: chosen }: Fields) => {
    if (typed.trim() === '') return 'required';
    return readChange(chosen, typed) !== undefined || 'invalid';
  };
  return (
    <>
      <Controller
        control={form.control}
        name="kind"
        render={({ field }) => (
          <SelectField
            label={t('dialog.kind')}
            options={PRICE_CHANGES.map((value) => ({ value, label: t(`dialog.kinds.${value}`) }))}
            {...field}
          />
        )}
      />
      <TextField
        label={t(`dialog.value.${kind}`)}
        hint={t(`dialog.valueHint.${kind}`)}
        autoComplete="off"
        error={fieldText(form.formState.errors.value?.message)}
        {...form.register('value', { validate })}
      />
    </>
  );
}
