import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { uiMessages } from '../../../i18n/ui-messages.ts';
import { useKeepAccount } from '../../../session/use-chosen-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useNarrow } from '../../../ui/hooks/use-narrow.ts';
import type { Period } from '../../../ui/period/use-period.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { callListQuery, type Looking } from '../shared/api.ts';
import { useCallColumns } from '../shared/call-columns.tsx';
import {
  type CallAddress,
  isFiltered,
  listQuery,
  OPENED_HERE,
  withCall,
  withoutFilters,
  withPage,
} from '../shared/call-filter.ts';
import { callsMessages } from '../shared/calls-messages.ts';
import { CallRows } from './call-rows.tsx';
import { useChosenColumns } from './use-chosen-columns.ts';

type CallTableProps = { address: CallAddress; period: Period; looking: Looking };

export function CallTable(props: CallTableProps) {
  const { period, looking } = props;
  const t = useTexts(callsMessages);
  const errorText = useErrorText();
  const isNarrow = useNarrow();
  const [params, setParams] = useSearchParams();
  const list = useQuery({ ...callListQuery(listQuery(props, params)), enabled: period.zone !== null });
  const columns = useCallColumns(useChosenColumns(looking.view).columns);
  const { calls, previous = null, next = null } = list.data ?? {};
  return (
    <>
      {isNarrow && calls && calls.length > 0 ? (
        <CallRows calls={calls} view={looking.view} />
      ) : (
        <DataTable
          query={{ data: calls, isPending: list.isPending, isError: list.isError, refetch: list.refetch }}
          columns={columns}
          rowKey={(call) => call.id}
          caption={t('caption')}
          empty={<NoCalls {...props} />}
          errorMessage={t('loadFailed', { message: errorText(list.error) })}
          onOpen={(call) => setParams(withCall(params, call.id), OPENED_HERE)}
        />
      )}
      <Pager
        previous={previous === null ? null : `?${withPage(params, { before: previous })}`}
        next={next === null ? null : `?${withPage(params, { after: next })}`}
      />
    </>
  );
}

const FIRST_STEP = {
  publisher: paths.publisher.campaigns,
  advertiser: paths.advertiser.campaigns(),
  admin: paths.admin.numbers,
};

/** Nothing fits, nothing in these days, or nothing ever: each has its own way on. */
function NoCalls({ address, period, looking: { view } }: CallTableProps) {
  const t = useTexts(callsMessages);
  const ui = useTexts(uiMessages);
  const keepAccount = useKeepAccount();
  const [params] = useSearchParams();
  const action = (to: string, label: string) => (
    <ButtonLink to={to} variant="secondary" size="sm" preventScrollReset>
      {label}
    </ButtonLink>
  );
  if (isFiltered(address))
    return (
      <EmptyState message={t('empty.filtered')} action={action(`?${withoutFilters(params)}`, ui('clearFilters'))} />
    );
  if (period.from)
    return <EmptyState message={t('empty.period')} action={action(keepAccount('?period=all'), t('empty.allDays'))} />;
  return (
    <EmptyState message={t(`empty.${view}`)} action={action(keepAccount(FIRST_STEP[view]), t(`empty.next.${view}`))} />
  );
}
