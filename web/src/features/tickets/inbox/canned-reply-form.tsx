import { type CannedReply, SaveCannedReplyRequest } from '@callstead/contract/tickets';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../api/field-errors.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { useSaveCannedReply } from './api.ts';
import { inboxMessages } from './messages.ts';

type CannedReplyFormProps = { reply: CannedReply | undefined; onDone: () => void };

const EMPTY = { title: '', textEs: '', textEn: '' };

export function CannedReplyForm({ reply, onDone }: CannedReplyFormProps) {
  const t = useTexts(inboxMessages);
  const fieldText = useFieldText();
  const { form, submit, busy } = useCannedReply({ reply, onDone });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField label={t('cannedName')} error={fieldText(errors.title?.message)} {...form.register('title')} />
      <TextAreaField label={t('textEs')} error={fieldText(errors.textEs?.message)} {...form.register('textEs')} />
      <TextAreaField label={t('textEn')} error={fieldText(errors.textEn?.message)} {...form.register('textEn')} />
      <div className="flex justify-end gap-2">
        <Button variant="secondary" size="sm" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="sm" busy={busy}>
          {t(busy ? 'saving' : 'saveCanned')}
        </Button>
      </div>
    </form>
  );
}

function useCannedReply({ reply, onDone }: CannedReplyFormProps) {
  const t = useTexts(inboxMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const save = useSaveCannedReply(reply?.id);
  const form = useForm({ resolver: zodResolver(SaveCannedReplyRequest), defaultValues: reply ?? EMPTY });
  const submit = form.handleSubmit((written) =>
    save.mutate(written, {
      onSuccess: () => {
        toast({ title: t('savedCanned'), tone: 'success' });
        onDone();
      },
      onError: (error) => {
        toast({ title: t('cannedFailed'), description: errorText(error), tone: 'danger' });
        showFieldErrors(form, error);
      },
    }),
  );
  return { form, submit, busy: save.isPending };
}
