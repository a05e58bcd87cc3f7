import { POSTBACK_FILTERS } from '@callstead/contract/conversions/conversion-filters';
import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { uiMessages } from '../../../i18n/ui-messages.ts';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { type ListAddress, useListAddress } from '../../../ui/list/use-list-address.ts';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { type Period, usePeriod } from '../../../ui/period/use-period.ts';
import { type ConversionScope, postbackListQuery, sidesQuery } from '../shared/api.ts';
import { listQuestion, POSTBACK_LIST } from '../shared/conversion-filter.ts';
import { postbackMessages } from '../shared/postback-messages.ts';
import { receivedMessages } from './messages.ts';
import { ReceivedList } from './received-list.tsx';

/** Every postback that came in, as it comes in. */
export function Received({ scope }: { scope: ConversionScope }) {
  const t = useTexts(receivedMessages);
  const address = useListAddress(POSTBACK_LIST);
  const period = usePeriod();
  const question = listQuestion({ address: address.asked, period, scope }, address.params);
  const list = useQuery({ ...postbackListQuery(question), enabled: period.zone !== null });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone="live">{t('live')}</Badge>
        <p className="max-w-prose text-13 text-muted">
          {t('intro')} {t('unknownToken')}
        </p>
      </div>
      <ReceivedFilters address={address} period={period} scope={scope} />
      {list.data && list.data.data.length > 0 ? (
        <ReceivedList key={JSON.stringify(question)} postbacks={list.data.data} scope={scope} />
      ) : (
        <Card>
          <Instead list={list} address={address} period={period} scope={scope} />
        </Card>
      )}
      <Pager {...address.pages(list.data)} />
    </>
  );
}

type FrameProps = { address: ListAddress; period: Period; scope: ConversionScope };

function ReceivedFilters({ address, period, scope }: FrameProps) {
  const t = useTexts(receivedMessages);
  const words = useTexts(postbackMessages);
  const { data } = useQuery(sidesQuery(scope));
  const options = {
    campaign: (data?.campaigns ?? []).map(({ id, title }) => ({ value: id, label: `${title} (${id})` })),
    verdict: POSTBACK_FILTERS.verdict.values.map((value) => ({ value, label: words(`verdicts.${value}`) })),
    code: POSTBACK_FILTERS.code.values.map((value) => ({ value, label: value })),
  };
  return (
    <FilterBar
      address={address}
      search={{ label: t('search'), hint: t('searchHint'), maxLength: POSTBACK_FILTERS.search.textLength }}
      choices={(['campaign', 'verdict', 'code'] as const).map((name) => ({
        name,
        label: t(`fields.${name}`),
        any: t(`any.${name}`),
        options: options[name],
      }))}
    >
      <PeriodPicker period={period} />
    </FilterBar>
  );
}

type List = { isPending: boolean; error: Error | null; refetch: () => unknown };

/** On its way, gone wrong, nothing that fits, nothing in these days, or nothing ever. */
function Instead({ list, address, period, scope }: FrameProps & { list: List }) {
  const t = useTexts(receivedMessages);
  const ui = useTexts(uiMessages);
  const errorText = useErrorText();
  const keepAccount = useKeepAccount();
  if (list.isPending) return <LoadingLine>{ui('loading')}</LoadingLine>;
  if (list.error) {
    const message = t('loadFailed', { message: errorText(list.error) });
    return <ErrorState message={message} onRetry={() => void list.refetch()} />;
  }
  if (address.isFiltered) return <NothingFound address={address} message={t('empty.filtered')} />;
  const action = (to: string, label: string) => (
    <ButtonLink to={keepAccount(to)} variant="secondary" size="sm" preventScrollReset>
      {label}
    </ButtonLink>
  );
  if (period.from) {
    const allDays = paths[scope.view].conversions({ tab: 'received', period: 'all' });
    return <EmptyState message={t('empty.period')} action={action(allDays, t('empty.allDays'))} />;
  }
  const setup = paths.advertiser.conversions({ tab: 'setup' });
  return (
    <EmptyState
      message={t('empty.none')}
      hint={scope.view === 'advertiser' && t('empty.hint')}
      action={scope.view === 'advertiser' && action(setup, t('empty.next'))}
    />
  );
}
