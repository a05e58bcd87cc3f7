import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useNarrow } from '../../../ui/hooks/use-narrow.ts';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import type { useListAddress } from '../../../ui/list/use-list-address.ts';
import { useOpened } from '../../../ui/list/use-opened.ts';
import type { Period } from '../../../ui/period/use-period.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { type CallScope, callListQuery } from '../shared/api.ts';
import { useCallColumns } from '../shared/call-columns.tsx';
import { type CallAddress, callListQuestion } from '../shared/call-filter.ts';
import { callsMessages } from '../shared/calls-messages.ts';
import { CallRows } from './call-rows.tsx';
import { useChosenColumns } from './use-chosen-columns.ts';

type CallTableProps = {
  address: ReturnType<typeof useListAddress<CallAddress>>;
  period: Period;
  scope: CallScope;
};

export function CallTable(props: CallTableProps) {
  const { address, period, scope } = props;
  const t = useTexts(callsMessages);
  const errorText = useErrorText();
  const isNarrow = useNarrow();
  const opened = useOpened('call');
  const question = callListQuestion({ address: address.asked, period, scope }, address.params);
  const list = useQuery({ ...callListQuery(question), enabled: period.zone !== null });
  const columns = useCallColumns(useChosenColumns(scope.view).columns);
  const calls = list.data?.data;
  return (
    <>
      {isNarrow && calls && calls.length > 0 ? (
        <CallRows calls={calls} view={scope.view} />
      ) : (
        <DataTable
          query={{ ...list, data: calls }}
          columns={columns}
          rowKey={(call) => call.id}
          caption={t('caption')}
          empty={<NoCalls {...props} />}
          errorMessage={t('loadFailed', { message: errorText(list.error) })}
          onOpen={(call) => opened.open(call.id)}
        />
      )}
      <Pager {...address.pages(list.data)} />
    </>
  );
}

const FIRST_STEP = {
  publisher: paths.publisher.campaigns,
  advertiser: paths.advertiser.campaigns(),
  admin: paths.admin.numbers,
};

/** Nothing fits, nothing in these days, or nothing ever: each has its own way on. */
function NoCalls({ address, period, scope: { view } }: CallTableProps) {
  const t = useTexts(callsMessages);
  const keepAccount = useKeepAccount();
  const action = (to: string, label: string) => (
    <ButtonLink to={keepAccount(to)} variant="secondary" size="sm" preventScrollReset>
      {label}
    </ButtonLink>
  );
  if (address.isFiltered) return <NothingFound address={address} message={t('empty.filtered')} />;
  if (period.from) return <EmptyState message={t('empty.period')} action={action('?period=all', t('empty.allDays'))} />;
  return <EmptyState message={t(`empty.${view}`)} action={action(FIRST_STEP[view], t(`empty.next.${view}`))} />;
}
