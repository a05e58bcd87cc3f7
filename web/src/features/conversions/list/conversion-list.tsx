import { exportConversions } from '@callstead/contract/conversions/conversions-endpoints';
import type { CorrectionSelection } from '@callstead/contract/corrections';
import { paths } from '@callstead/contract/paths';
import { listConversions } from '@callstead/contract/v1/conversions-endpoints';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useNarrow } from '../../../ui/hooks/use-narrow.ts';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { type ListAddress, useListAddress } from '../../../ui/list/use-list-address.ts';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { type Period, usePeriod } from '../../../ui/period/use-period.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { type ConversionScope, conversionListQuery } from '../shared/api.ts';
import { useConversionColumns } from '../shared/conversion-columns.tsx';
import { CONVERSION_LIST, correctedSelection, exportQuestion, listQuestion } from '../shared/conversion-filter.ts';
import { conversionsMessages } from '../shared/conversions-messages.ts';
import { ConversionFilters } from './conversion-filters.tsx';
import { ConversionRows } from './conversion-rows.tsx';

/** Corrects what the list shows: the admin's alone. */
export type CorrectSlot = ComponentType<{ selection: CorrectionSelection | undefined }>;

export function ConversionList({ scope, Correct }: { scope: ConversionScope; Correct: CorrectSlot }) {
  const t = useTexts(conversionsMessages);
  const errorText = useErrorText();
  const isNarrow = useNarrow();
  const opened = useOpened('conversion');
  const address = useListAddress(CONVERSION_LIST);
  const period = usePeriod();
  const asked = { address: address.asked, period, scope };
  const question = listQuestion(asked, address.params);
  const list = useQuery({ ...conversionListQuery(question), enabled: period.zone !== null });
  const columns = useConversionColumns(scope.view);
  const rows = list.data?.data;
  return (
    <>
      <ConversionFilters address={address} period={period} scope={scope} />
      {period.zone && (
        <div className="flex flex-wrap justify-end gap-2">
          {scope.view === 'admin' && <Correct selection={correctedSelection(asked)} />}
          <AsApiRequest endpoint={listConversions} query={question} />
          <ExportLink size="sm" to={endpointHref(exportConversions, { query: exportQuestion(asked, period.zone) })}>
            {t('export')}
          </ExportLink>
        </div>
      )}
      {isNarrow && rows && rows.length > 0 ? (
        <ConversionRows rows={rows} view={scope.view} />
      ) : (
        <DataTable
          query={{ ...list, data: rows }}
          columns={columns}
          rowKey={(row) => row.id}
          caption={t('caption')}
          empty={<NoConversions address={address} period={period} scope={scope} />}
          errorMessage={t('loadFailed', { message: errorText(list.error) })}
          onOpen={(row) => opened.open(row.id)}
        />
      )}
      <Pager {...address.pages(list.data)} />
    </>
  );
}

const FIRST_STEP = {
  publisher: paths.publisher.campaigns,
  advertiser: paths.advertiser.conversions({ tab: 'setup' }),
  admin: paths.admin.campaigns(),
};

type NoConversionsProps = { address: ListAddress; period: Period; scope: ConversionScope };

/** Nothing fits, nothing in these days, or nothing ever: each has its own way on. */
function NoConversions({ address, period, scope: { view } }: NoConversionsProps) {
  const t = useTexts(conversionsMessages);
  const keepAccount = useKeepAccount();
  const action = (to: string, label: string) => (
    <ButtonLink to={to} variant="secondary" size="sm" preventScrollReset>
      {label}
    </ButtonLink>
  );
  if (address.isFiltered) return <NothingFound address={address} message={t('empty.filtered')} />;
  if (period.from) {
    const allDays = keepAccount(paths[view].conversions({ period: 'all' }));
    return <EmptyState message={t('empty.period')} action={action(allDays, t('empty.allDays'))} />;
  }
  return (
    <EmptyState message={t(`empty.${view}`)} action={action(keepAccount(FIRST_STEP[view]), t(`empty.next.${view}`))} />
  );
}
