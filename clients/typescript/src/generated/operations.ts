// Written by `npm run client` from the API itself; changes here are lost.

/** Where each operation is, and whether it takes an Idempotency-Key. */
export const OPERATIONS = {
  readCurrentKey: { method: 'GET', path: '/keys/current', isIdempotent: false },
  revokeCurrentKey: { method: 'DELETE', path: '/keys/current', isIdempotent: false },
  sendWebhookTest: { method: 'POST', path: '/webhooks/{id}/tests', isIdempotent: true },
  pingLead: { method: 'POST', path: '/leads/ping', isIdempotent: false },
  postLead: { method: 'POST', path: '/leads', isIdempotent: true },
  readLeadStanding: { method: 'GET', path: '/leads/{id}', isIdempotent: false },
  leaseNumber: { method: 'POST', path: '/dni/leases', isIdempotent: false },
  postConversion: { method: 'POST', path: '/postback', isIdempotent: false },
  reportConversion: { method: 'GET', path: '/postback', isIdempotent: false },
} as const;
