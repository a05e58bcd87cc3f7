import type { TicketFilter } from '@callstead/contract/tickets';
import {
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  type TicketPriority,
  type TicketStatus,
} from '@callstead/domain/tickets/ticket';
import { useTexts } from '../../../i18n/language.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useDebouncedSearch } from '../../../ui/hooks/use-debounced-search.ts';
import { ticketMessages } from '../shared/ticket-messages.ts';
import { ticketDeskMessages } from './messages.ts';

type TicketFiltersProps = {
  filter: TicketFilter;
  /** A ticket is open over the list. */
  isTicketOpen: boolean;
  /** `replace` keeps single letters out of the history. */
  onChange: (filter: TicketFilter, options?: { replace: boolean }) => void;
};

/** A select cannot hold an empty value. */
const ANY = 'any';

export function TicketFilters({ filter, isTicketOpen, onChange }: TicketFiltersProps) {
  const t = useTexts(ticketDeskMessages);
  const words = useTexts(ticketMessages);
  const [typed, setTyped] = useDebouncedSearch(
    filter.search,
    (search) => onChange({ ...filter, search }, { replace: true }),
    { held: isTicketOpen },
  );
  const statuses = TICKET_STATUSES.map((value) => ({ value, label: words(`statuses.${value}`) }));
  const priorities = TICKET_PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) }));
  return (
    <search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_12rem_12rem]">
      <TextField
        label={t('search')}
        type="search"
        required={false}
        maxLength={200}
        placeholder={t('searchHint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="sm:col-span-2 lg:col-span-1"
      />
      <SelectField
        label={t('status')}
        options={[{ value: ANY, label: t('anyStatus') }, ...statuses]}
        value={filter.status ?? ANY}
        onChange={(value) => onChange({ ...filter, status: value === ANY ? undefined : (value as TicketStatus) })}
      />
      <SelectField
        label={t('priority')}
        options={[{ value: ANY, label: t('anyPriority') }, ...priorities]}
        value={filter.priority ?? ANY}
        onChange={(value) => onChange({ ...filter, priority: value === ANY ? undefined : (value as TicketPriority) })}
      />
    </search>
  );
}
