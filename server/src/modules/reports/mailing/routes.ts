import * as endpoints from '@callstead/contract/reports/views-endpoints';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { mailReportNow } from './order-report-mails.ts';

export function reportMailRoutes(app: App, services: Services): void {
  handle(app, endpoints.mailReportNow, ({ actor, params }) => mailReportNow(services, actor, params.id, new Date()));
}
