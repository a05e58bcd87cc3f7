import type { AdminTicket } from '@callstead/contract/tickets';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { deskQuery } from '../answering/api.ts';
import { useAssign } from './api.ts';
import { inboxMessages } from './messages.ts';

const NOBODY = 'nobody';

export function AssigneeField({ ticket }: { ticket: AdminTicket }) {
  const t = useTexts(inboxMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const { data: desk } = useQuery(deskQuery);
  const assign = useAssign(ticket.id);
  const { assignee } = ticket;
  const team = desk?.team ?? [];
  const known = assignee && !team.some(({ id }) => id === assignee.id) ? [assignee, ...team] : team;
  const chosen = assign.isPending ? assign.variables : (assignee?.id ?? null);
  return (
    <SelectField
      label={t('assignTo')}
      options={[
        { value: NOBODY, label: t('unassigned') },
        ...known.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={chosen ?? NOBODY}
      onChange={(value) =>
        assign.mutate(value === NOBODY ? null : value, {
          onSuccess: () => toast({ title: t('assigned'), tone: 'success' }),
          onError: (error) => toast({ title: t('assignFailed'), description: errorText(error), tone: 'danger' }),
        })
      }
      className="max-w-64"
    />
  );
}
