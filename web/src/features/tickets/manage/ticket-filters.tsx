import { TICKET_PRIORITIES, TICKET_STATUSES } from '@callstead/domain/tickets/ticket';
import { useTexts } from '../../../i18n/language.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { ticketMessages } from '../shared/ticket-messages.ts';
import { ticketManageMessages } from './messages.ts';

export function TicketFilters({ address }: { address: ListAddress }) {
  const t = useTexts(ticketManageMessages);
  const words = useTexts(ticketMessages);
  const statuses = TICKET_STATUSES.map((value) => ({ value, label: words(`statuses.${value}`) }));
  const priorities = TICKET_PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) }));
  return (
    <FilterBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: 200 }}
      choices={[
        { name: 'status', label: t('status'), any: t('anyStatus'), options: statuses },
        { name: 'priority', label: t('priority'), any: t('anyPriority'), options: priorities },
      ]}
    />
  );
}
