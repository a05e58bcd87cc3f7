import { TICKET_STATES } from '@callstead/domain/tickets/ticket';
import { useTexts } from '../../../i18n/language.tsx';
import { FilterChoice } from '../../../ui/list/filter-choice.tsx';
import { SearchBox } from '../../../ui/list/search-box.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { inboxMessages } from './messages.ts';

export function InboxFilters({ address }: { address: ListAddress }) {
  const t = useTexts(inboxMessages);
  const states = TICKET_STATES.map((value) => ({ value, label: t(`states.${value}`) }));
  const assignees = (['me', 'nobody'] as const).map((value) => ({ value, label: t(`assignees.${value}`) }));
  return (
    <search className="grid gap-3">
      <div className="flex">
        <SearchBox address={address} search={{ label: t('search'), hint: t('searchHint'), maxLength: 200 }} />
      </div>
      <div className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3">
        <FilterChoice
          address={address}
          field={{ name: 'state', label: t('state'), any: t('anyState'), options: states }}
        />
        <FilterChoice
          address={address}
          field={{ name: 'assignee', label: t('assignee'), any: t('anyAssignee'), options: assignees }}
        />
      </div>
    </search>
  );
}
