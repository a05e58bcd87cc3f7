import { paths } from '@callstead/contract/paths';
import { exportReport } from '@callstead/contract/reports/report-endpoints';
import { BellRing } from 'lucide';
import { useSearchParams } from 'react-router';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { questionOf } from '../shared/report-query.ts';
import { SaveViewButton } from '../views/save-view-button.tsx';
import { ViewsButton } from '../views/views-button.tsx';
import { reportMessages } from './messages.ts';
import { useReportColumns } from './use-report-columns.ts';
import type { Shown } from './use-report-page.ts';
import { useTableSort } from './use-table-sort.ts';

const FORMATS = ['csv', 'xlsx'] as const;

/** What can be done with the report as it stands: at the right end of the header. */
export function ReportActions({ shown }: { shown: Shown }) {
  const t = useTexts(reportMessages);
  const { scope, address, view, period } = shown;
  const [search] = useSearchParams();
  const params = { ...Object.fromEntries(search), ...period.params };
  const { columns } = useReportColumns(shown);
  const { sort } = useTableSort(shown);
  if (!scope) return null;
  const question = { ...questionOf(scope), by: [...address.by], sort, columns: columns.join() };
  const kept = {
    panel: view,
    question: keptQuestion(params, { by: address.by.join(), sort, columns: columns.join() }),
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <ViewsButton {...kept} />
      <SaveViewButton {...kept} />
      <ButtonLink size="sm" variant="secondary" icon={BellRing} to={paths[view].alerts}>
        {t('alerts')}
      </ButtonLink>
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

/** The question as the address says it, and what this browser would add of its own: a mail has no browser. */
function keptQuestion(params: Record<string, string>, shown: Record<string, string | undefined>) {
  const { page: _page, ...kept } = params;
  const given = Object.entries({ ...kept, ...shown }).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return Object.fromEntries(given);
}
