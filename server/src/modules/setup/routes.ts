import * as endpoints from '@callstead/contract/setup-endpoints';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { confirmTestMail, sendTestMail, skipStep } from './commands.ts';
import { readSetup } from './reads.ts';

export function setupRoutes(app: App, services: Services): void {
  handle(app, endpoints.readSetup, ({ actor }) => readSetup(services, actor));
  handle(app, endpoints.skipStep, ({ actor, body }) => skipStep(services, actor, body));
  handle(app, endpoints.sendTestMail, ({ actor }) => sendTestMail(services, actor));
  handle(app, endpoints.confirmTestMail, ({ actor, body }) => confirmTestMail(services, actor, body.token));
}
