import { NewTicketForm as NewTicket } from '@callstead/contract/tickets';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../api/field-errors.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useOpenTicket } from './api.ts';
import { supportMessages } from './messages.ts';
import type { TicketDraft } from './use-support-address.ts';

type NewTicketFormProps = { draft: TicketDraft; account: string | undefined; onOpened: (id: string) => void };

export function NewTicketForm(props: NewTicketFormProps) {
  const t = useTexts(supportMessages);
  const fieldText = useFieldText();
  const { form, submit, busy } = useNewTicket(props);
  const { errors } = form.formState;
  return (
    <Card title={t('newTicket')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField label={t('subject')} error={fieldText(errors.subject?.message)} {...form.register('subject')} />
        <TextAreaField
          label={t('message')}
          rows={4}
          error={fieldText(errors.message?.message)}
          {...form.register('message')}
        />
        <TextField
          label={t('aboutField')}
          hint={t('aboutHint')}
          optional
          error={fieldText(errors.about?.message)}
          {...form.register('about')}
        />
        <Button type="submit" busy={busy} className="justify-self-start">
          {t(busy ? 'submitting' : 'submit')}
        </Button>
      </form>
    </Card>
  );
}

function useNewTicket({ draft, account, onOpened }: NewTicketFormProps) {
  const t = useTexts(supportMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const openTicket = useOpenTicket();
  const form = useForm({ resolver: zodResolver(NewTicket), defaultValues: draft });
  const submit = form.handleSubmit((ticket) =>
    openTicket.mutate(
      { ...ticket, account },
      {
        onSuccess: ({ id }) => {
          toast({ title: t('created'), description: t('createdText'), tone: 'success' });
          onOpened(id);
        },
        onError: (error) => {
          toast({ title: t('createFailed'), description: errorText(error), tone: 'danger' });
          showFieldErrors(form, error);
        },
      },
    ),
  );
  return { form, submit, busy: openTicket.isPending };
}
