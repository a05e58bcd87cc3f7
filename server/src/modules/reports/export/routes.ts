import type { ReportExportQuery } from '@callstead/contract/reports/report';
import { exportReport } from '@callstead/contract/reports/report-endpoints';
import type { FastifyReply } from 'fastify';
import { sendCsv } from '../../../http/csv.ts';
import { handle } from '../../../http/handle.ts';
import { ownFileName } from '../../../http/own-file-name.ts';
import { sendXlsx } from '../../../http/xlsx.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { csvRows, fileNameOf, openReportFile, type ReportFile, xlsxSheet } from './report-file.ts';

const SHEET = { en: 'Report', es: 'Reporte' };

export function reportExportRoutes(app: App, services: Services): void {
  handle(app, exportReport, async ({ actor, query }, reply) =>
    sendReportFile(reply, await openReportFile(services, actor, query), query),
  );
}

export function sendReportFile(reply: FastifyReply, file: ReportFile, query: ReportExportQuery) {
  const name = ownFileName(reply, fileNameOf(query));
  if (query.format === 'xlsx') return sendXlsx(reply, `${name}.xlsx`, xlsxSheet(SHEET[query.language], file));
  const header = file.columns.map(({ heading }) => heading);
  return sendCsv(reply, `${name}.csv`, header, csvRows(file));
}
