import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { toQueryString } from '../../../api/query-string.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { moneyMessages } from '../../../i18n/money-messages.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { type Period, usePeriod } from '../../../ui/period/use-period.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { type StatementKind, statementQuery } from './api.ts';
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
          <CsvLink kind={kind} account={account} period={period} />
        </div>
      </header>
      <Lines kind={kind} account={account} period={period} />
    </div>
  );
}

type PartProps = StatementSectionProps & { period: Period };

function CsvLink({ kind, account, period }: PartProps) {
  const t = useTexts(moneyMessages);
  const { language } = useLanguage();
  const { from, to, zone } = period;
  const query = toQueryString({ account, from, to, zone: zone ?? undefined, language });
  return (
    <ButtonLink to={`/api/${kind}/statement.csv?${query}`} reloadDocument download variant="secondary" icon={Download}>
      {t('csv')}
    </ButtonLink>
  );
}

function Lines({ kind, account, period }: PartProps) {
  const t = useTexts(moneyMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const { from, to, zone } = period;
  const place = { after: params.get('after') ?? undefined, before: params.get('before') ?? undefined };
  const asked = { account, from, to, language, ...place };
  const statement = useQuery({ ...statementQuery(kind, asked), enabled: zone !== null });
  const columns = useStatementColumns(kind);
  const { previous = null, next = null } = statement.data ?? {};
  return (
    <>
      {statement.data && <StatementSums statement={statement.data} />}
      <div className="grid min-w-0 gap-3">
        <DataTable
          query={{ ...statement, data: statement.data?.lines }}
          columns={columns}
          rowKey={(line) => line.id}
          caption={t('statement.title')}
          empty={<EmptyState message={t('statement.empty')} />}
          errorMessage={t('statement.failed', { message: errorText(statement.error) })}
        />
        <Pager previous={placed(params, 'before', previous)} next={placed(params, 'after', next)} />
      </div>
    </>
  );
}

/** The same question at another place of its list. */
export function placed(params: URLSearchParams, name: 'after' | 'before', cursor: string | null): string | null {
  if (cursor === null) return null;
  const kept = [...params].filter(([each]) => each !== 'after' && each !== 'before');
  return `?${new URLSearchParams([...kept, [name, cursor]])}`;
}
