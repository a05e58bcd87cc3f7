import * as endpoints from '@callstead/contract/v1/reports-endpoints';
import { handleByKey } from '../../http/handle-by-key.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { openReportFile } from '../reports/export/report-file.ts';
import { sendReportFile } from '../reports/export/routes.ts';
import { readReport } from '../reports/report/read-report.ts';

export function reportV1Routes(app: App, services: Services): void {
  handleByKey(app, endpoints.runReport, ({ actor, query }) =>
    readReport(services, actor, { ...query, view: undefined }),
  );

  handleByKey(app, endpoints.exportReport, async ({ actor, query }, reply) => {
    const asked = { ...query, view: undefined };
    return sendReportFile(reply, await openReportFile(services, actor, asked), asked);
  });
}
