import { exportBillingStatement, exportEarningsStatement } from '@callstead/contract/billing/statements-endpoints';
import { listEntries } from '@callstead/contract/v1/ledger-endpoints';
import { useQuery } from '@tanstack/react-query';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import { Pager } from '../../../ui/list/pager.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { type Period, usePeriod } from '../../../ui/period/use-period.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { moneyMessages } from '../shared/messages.ts';
import { type StatementAsked, type StatementKind, statementQuery } from './api.ts';
import { useStatementColumns } from './statement-columns.tsx';
import { StatementSums } from './statement-sums.tsx';

type StatementSectionProps = { kind: StatementKind; account: string | undefined };

/** What was there, every movement of the period, what is there: on the screen and in the file. */
export function StatementSection({ kind, account }: StatementSectionProps) {
  const t = useTexts(moneyMessages);
  const period = usePeriod('month');
  return (
    <div className="grid min-w-0 gap-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="text-20">{t('statement.title')}</h2>
          <p className="max-w-prose text-13 text-muted">{t(`statement.byPosting.${kind}`)}</p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <PeriodPicker period={period} />
          <AsApiRequest endpoint={listEntries} query={{ account, from: period.from, to: period.to }} />
          <CsvLink kind={kind} account={account} period={period} />
        </div>
      </header>
      <StatementLines kind={kind} account={account} period={period} />
    </div>
  );
}

type PartProps = StatementSectionProps & { period: Period };

const EXPORTS = { billing: exportBillingStatement, earnings: exportEarningsStatement };

function CsvLink({ kind, account, period }: PartProps) {
  const t = useTexts(moneyMessages);
  const { language } = useLanguage();
  const { from, to, zone } = period;
  const query = { account, from, to, zone: zone ?? undefined, language };
  return <ExportLink to={endpointHref(EXPORTS[kind], { query })}>{t('csv')}</ExportLink>;
}

const STATEMENT_LIST: ListDescription<Pick<StatementAsked, 'after' | 'before'>> = {
  read: (params) => ({ after: params.get('after') ?? undefined, before: params.get('before') ?? undefined }),
  filters: [],
};

function StatementLines({ kind, account, period }: PartProps) {
  const t = useTexts(moneyMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const address = useListAddress(STATEMENT_LIST);
  const { from, to, zone } = period;
  const asked = { account, from, to, language, ...address.asked };
  const statement = useQuery({ ...statementQuery(kind, asked), enabled: zone !== null });
  const columns = useStatementColumns(kind);
  return (
    <>
      {statement.data && <StatementSums statement={statement.data} />}
      <div className="grid min-w-0 gap-3">
        <DataTable
          query={{ ...statement, data: statement.data?.data }}
          columns={columns}
          rowKey={(line) => line.id}
          caption={t('statement.title')}
          empty={<EmptyState message={t('statement.empty')} />}
          errorMessage={t('statement.failed', { message: errorText(statement.error) })}
        />
        <Pager {...address.pages(statement.data)} />
      </div>
    </>
  );
}
