import { exportReport } from '@callstead/contract/reports/report-endpoints';
import { sendCsv } from '../../../http/csv.ts';
import { handle } from '../../../http/handle.ts';
import { sendXlsx } from '../../../http/xlsx.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { csvRows, fileNameOf, openReportFile, xlsxSheet } from './report-file.ts';

const SHEET = { en: 'Report', es: 'Reporte' };

export function reportExportRoutes(app: App, services: Services): void {
  handle(app, exportReport, async ({ actor, query }, reply) => {
    const file = await openReportFile(services, actor, query);
    const name = fileNameOf(query);
    if (query.format === 'xlsx') return sendXlsx(reply, `${name}.xlsx`, xlsxSheet(SHEET[query.language], file));
    const header = file.columns.map(({ heading }) => heading);
    return sendCsv(reply, `${name}.csv`, header, csvRows(file));
  });
}
