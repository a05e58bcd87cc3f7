import type { App } from '../../http/zod.ts';
import { paypalApiRoutes } from './api-routes.ts';
import { paypalPageRoutes } from './page-routes.ts';
import type { PaypalSimulator } from './simulator.ts';

/** This server is also the demo's PayPal: its API, and the page of whoever is paid. */
export function paypalSimulatorRoutes(app: App, simulator: PaypalSimulator): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  paypalApiRoutes(app, simulator);
  paypalPageRoutes(app, simulator);
}
