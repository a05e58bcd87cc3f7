import { type Entry, EVERYBODY } from './entry.ts';

const open: Entry = { may: EVERYBODY };
const nothingHere: Entry = { may: EVERYBODY, answers: 404 };
/** A person's session is no key to the gateway. */
const keyMissing: Entry = { may: EVERYBODY, answers: 401, changesNothing: true };

/** What is the same for everybody, and what no module owns. */
export const siteMatrix: Record<string, Entry> = {
  'GET /healthz': open,
  'GET /readyz': open,
  'GET /metrics': nothingHere, // without the token, and not from this machine
  'GET /internal/tls-check': nothingHere, // nor for a domain that is not ours
  'GET /robots.txt': open,
  'GET /site.webmanifest': open,
  'GET /sitemap.xml': open,
  'GET /openapi.json': open,
  'POST /mcp': keyMissing,
  'GET /mcp': keyMissing,
  'DELETE /mcp': keyMissing,
  'GET /docs': open,
  'GET /docs.css': open,
  'GET /docs.js': open,
  'GET /docs/:slug': nothingHere,
  'GET /docs/reference/:slug': nothingHere,
  'GET /help': open,
  'GET /help/:slug': nothingHere,
  'GET /help/pictures/:slug': nothingHere,
  'GET /t/:code': nothingHere,
  'GET /t/:offerId/:affId': nothingHere, // names nobody, so nothing is kept
  'GET /l/:offerId/:affId': nothingHere,
  'GET /dev/outbox': open,
  'GET /dev/outbox/:id': nothingHere,
  'GET /simulator/stripe': open,
  'GET /simulator/stripe/pay/:id': nothingHere,
  'POST /simulator/stripe/pay/:id': { ...nothingHere, body: { button: 'card' }, isForm: true },
  'POST /simulator/stripe/disputes/:id': { ...nothingHere, body: { outcome: 'won' }, isForm: true },
  'POST /simulator/stripe/refunds/:id': { ...nothingHere, body: { outcome: 'failed' }, isForm: true },
  'GET /simulator/stripe/v1/*': keyMissing,
  'POST /simulator/stripe/v1/*': keyMissing,
  'GET /simulator/paypal': open,
  'POST /simulator/paypal/batches/:id': { ...nothingHere, body: { status: 'SUCCESS' }, isForm: true },
  'POST /simulator/paypal/v1/oauth2/token': keyMissing,
  'POST /simulator/paypal/v1/payments/payouts': keyMissing,
  'GET /simulator/paypal/v1/payments/payouts/:id': keyMissing,
  'POST /simulator/paypal/v1/notifications/verify-webhook-signature': keyMissing,
  'GET /api/*': nothingHere,
  'POST /api/*': nothingHere,
  'PUT /api/*': nothingHere,
  'PATCH /api/*': nothingHere,
  'DELETE /api/*': nothingHere,
  'GET /v1/*': nothingHere,
};
