import { type Entry, EVERYBODY } from './entry.ts';

const open: Entry = { may: EVERYBODY };
const nothingHere: Entry = { may: EVERYBODY, answers: 404 };

/** What is the same for everybody, and what no module owns. */
export const siteMatrix: Record<string, Entry> = {
  'GET /healthz': open,
  'GET /readyz': open,
  'GET /metrics': nothingHere, // without the token, and not from this machine
  'GET /robots.txt': open,
  'GET /sitemap.xml': open,
  'GET /dev/outbox': open,
  'GET /dev/outbox/:id': nothingHere,
  'GET /api/*': nothingHere,
  'POST /api/*': nothingHere,
  'PUT /api/*': nothingHere,
  'PATCH /api/*': nothingHere,
  'DELETE /api/*': nothingHere,
};
