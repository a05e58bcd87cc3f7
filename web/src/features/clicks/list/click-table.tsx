import type { ClickListResponse } from '@callstead/contract/clicks';
import { exportClicks } from '@callstead/contract/clicks-endpoints';
import { listClicks } from '@callstead/contract/v1/clicks-endpoints';
import { MOST_CLICK_DAYS } from '@callstead/domain/clicks/click-period';
import { useQuery } from '@tanstack/react-query';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useNarrow } from '../../../ui/hooks/use-narrow.ts';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import type { useListAddress } from '../../../ui/list/use-list-address.ts';
import type { Period } from '../../../ui/period/use-period.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { clickListQuery } from './api.ts';
import { useClickColumns } from './click-columns.tsx';
import type { ClickAddress } from './click-list.ts';
import { ClickRows } from './click-rows.tsx';
import { clicksMessages } from './messages.ts';

type ClickTableProps = {
  address: ReturnType<typeof useListAddress<ClickAddress>>;
  period: Period;
  account: string | undefined;
};

export function ClickTable({ address, period, account }: ClickTableProps) {
  const t = useTexts(clicksMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { profile } = useAuth();
  const isNarrow = useNarrow();
  const { from, to } = period;
  const [after, before] = [address.params.get('after') ?? undefined, address.params.get('before') ?? undefined];
  const filter = { ...address.asked, account, language, from, to };
  const list = useQuery({ ...clickListQuery({ ...filter, after, before }), enabled: period.zone !== null });
  const clicks = list.data?.data;
  const columns = useClickColumns(address, profile?.userType === 'admin');
  return (
    <>
      {period.zone && (
        <div className="flex flex-wrap justify-end gap-2">
          <AsApiRequest endpoint={listClicks} query={filter} />
          <ExportLink size="sm" to={endpointHref(exportClicks, { query: { ...filter, zone: period.zone } })}>
            {t('export')}
          </ExportLink>
        </div>
      )}
      {list.data && <Since since={list.data.since} asked={from} />}
      {isNarrow && clicks && clicks.length > 0 ? (
        <ClickRows clicks={clicks} address={address} />
      ) : (
        <DataTable
          query={{ ...list, data: clicks }}
          columns={columns}
          rowKey={(click) => click.id}
          caption={t('caption')}
          empty={<NothingFound address={address} message={t(address.isFiltered ? 'empty.filtered' : 'empty.period')} />}
          errorMessage={t('loadFailed', { message: errorText(list.error) })}
        />
      )}
      <Pager {...address.pages(list.data)} />
    </>
  );
}

/** Whoever asked for more reads where the list begins. */
function Since({ since, asked }: Pick<ClickListResponse, 'since'> & { asked: string | undefined }) {
  const t = useTexts(clicksMessages);
  if (asked !== undefined && new Date(asked) >= new Date(since)) return null;
  return (
    <p className="text-13 text-muted">
      {t('since', { days: String(MOST_CLICK_DAYS) })} <DateTime only="date" value={since} />
    </p>
  );
}
