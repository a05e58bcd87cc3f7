import { exportBillingStatement, exportEarningsStatement } from '@callstead/contract/billing/statements-endpoints';
import { listEntries } from '@callstead/contract/v1/ledger-endpoints';
import { useQuery } from '@tanstack/react-query';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { ListViews } from '../../../session/list-views.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { AsApiRequest } from '../../../ui/list/as-api-request.tsx';
import { ColumnChooser } from '../../../ui/list/column-chooser.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { ListBar } from '../../../ui/list/list-bar.tsx';
import { useListAddress } from '../../../ui/list/use-list-address.ts';
import { WorkTable } from '../../../ui/list/work-table.tsx';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { type Period, usePeriod } from '../../../ui/period/use-period.ts';
import { moneyMessages } from '../shared/messages.ts';
import { type Statement, type StatementKind, statementQuery } from './api.ts';
import { useColumnLabel, useStatementColumns } from './statement-columns.tsx';
import { countOf, STATEMENT_LIST, useStatementLayout } from './statement-list.ts';
import { StatementSums } from './statement-sums.tsx';

type StatementSectionProps = { kind: StatementKind; account: string | undefined };

/** What was there, every movement of the period, what is there: on the screen and in the file. */
export function StatementSection({ kind, account }: StatementSectionProps) {
  const t = useTexts(moneyMessages);
  const period = usePeriod('month');
  const address = useListAddress(STATEMENT_LIST);
  return (
    <div className="steady drawn-when-seen grid min-w-0 grid-cols-1 gap-3">
      <header className="grid gap-1">
        <h2 className="text-20">{t('statement.title')}</h2>
        <p className="max-w-prose text-13 text-muted">{t(`statement.byPosting.${kind}`)}</p>
      </header>
      <ListBar
        address={address}
        choices={[]}
        views={<ListViews list={`${kind}-statement`} />}
        period={<PeriodPicker period={period} isOneLine />}
        tools={<Tools kind={kind} account={account} period={period} />}
      />
      <StatementLines {...{ kind, account, period, address }} />
    </div>
  );
}

type PartProps = StatementSectionProps & { period: Period };

const EXPORTS = { billing: exportBillingStatement, earnings: exportEarningsStatement };

function Tools({ kind, account, period }: PartProps) {
  const t = useTexts(moneyMessages);
  const { language } = useLanguage();
  const { chooser } = useStatementLayout(kind);
  const labelOf = useColumnLabel();
  const { from, to, zone } = period;
  const query = { account, from, to, zone: zone ?? undefined, language };
  return (
    <>
      <div className="hidden sm:block">
        <ColumnChooser {...chooser} labelOf={labelOf} isIcon />
      </div>
      <AsApiRequest endpoint={listEntries} query={{ account, from, to }} isIcon />
      <ExportLink isIcon label={t('csv')} to={endpointHref(EXPORTS[kind], { query })} />
    </>
  );
}

type LinesProps = PartProps & { address: ReturnType<typeof useListAddress<ReturnType<typeof STATEMENT_LIST.read>>> };

function StatementLines({ kind, account, period, address }: LinesProps) {
  const t = useTexts(moneyMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { from, to, zone } = period;
  const asked = { account, from, to, language, ...address.asked };
  const statement = useQuery({ ...statementQuery(kind, asked), enabled: zone !== null });
  const layout = useStatementLayout(kind);
  const columns = useStatementColumns(layout.columns);
  const page = statement.data && { ...statement.data, count: countOf(statement.data) };
  return (
    <>
      {statement.isPending && <Coming />}
      {statement.data && <StatementSums statement={statement.data} />}
      <WorkTable<Statement['data'][number]>
        address={address}
        list={{ ...statement, data: page }}
        columns={columns}
        rowKey={(line) => line.id}
        caption={t('statement.title')}
        empty={<EmptyState message={t('statement.empty')} />}
        errorMessage={t('statement.failed', { message: errorText(statement.error) })}
        density={layout.density}
      />
    </>
  );
}
