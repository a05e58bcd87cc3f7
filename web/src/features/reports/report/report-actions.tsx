import { exportReport } from '@callstead/contract/reports/report-endpoints';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { questionOf } from '../shared/report-query.ts';
import { reportMessages } from './messages.ts';
import { useReportColumns } from './use-report-columns.ts';
import type { Shown } from './use-report-page.ts';
import { useTableSort } from './use-table-sort.ts';

const FORMATS = ['csv', 'xlsx'] as const;

/** What can be done with the report as it stands: at the right end of the header. */
export function ReportActions({ shown }: { shown: Shown }) {
  const t = useTexts(reportMessages);
  const { scope, address } = shown;
  const { columns } = useReportColumns(shown);
  const { sort } = useTableSort(shown);
  if (!scope) return null;
  const question = { ...questionOf(scope), by: [...address.by], sort, columns: columns.join() };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {FORMATS.map((format) => (
        <ExportLink
          key={format}
          size="sm"
          to={endpointHref(exportReport, { query: { ...question, format } })}
          aria-label={t('files.label', { format: t(`files.${format}`) })}
        >
          {t(`files.${format}`)}
        </ExportLink>
      ))}
    </div>
  );
}
