import type { App } from '../../http/zod.ts';
import { simulatorApiRoutes } from './api-routes.ts';
import { simulatorPageRoutes } from './page-routes.ts';
import type { Simulator } from './simulator.ts';
import { simulatorKeys } from './simulator-keys.ts';

/** This server is also the demo's payment gateway: its API, and the pages of whoever pays. */
export function paymentSimulatorRoutes(app: App, services: Simulator & { secret: string }): void {
  // As text: the API keeps it to tell a repeated request from another one.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  simulatorApiRoutes(app, services, simulatorKeys(services.secret).secretKey);
  simulatorPageRoutes(app, services);
}
