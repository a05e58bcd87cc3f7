import type { Stop } from './stop.ts';

const PAGES = [
  '/docs',
  '/docs/errors',
  '/docs/leads',
  '/docs/webhooks',
  '/docs/mcp',
  '/docs/reference/calls',
  '/docs/reference/webhooks-sent',
  '/docs/nowhere',
];

/** Pages of the server's own: they need no script to be complete. */
export const DOCS_PAGES: Stop[] = PAGES.map((route) => ({
  route,
  show: (page) => page.goto(route),
}));
