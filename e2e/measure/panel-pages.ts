import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { drawnRoutes } from '../crawl/routes.ts';
import { follow, openReady, type PanelRole, watchRequests } from './browser.ts';

export type PanelPage = { route: string; path: string };

type Listed = { id: string };

/** Which list of the API names what a page is about, and under what name the address wants it. */
const SUBJECTS: readonly { of: RegExp; list: string }[] = [
  { of: /\/calls\/:id/, list: '/api/calls?limit=1&outcome=qualified' },
  { of: /\/leads\/imports\/:id/, list: '/api/publisher/lead-imports?limit=1' },
  { of: /\/leads\/:id/, list: '/api/leads?limit=1' },
  { of: /\/conversions\/:id/, list: '/api/conversions?limit=1' },
  { of: /\/disputes\/:kind\/:id/, list: '/api/calls?limit=1&billing=disputed' },
  { of: /admin-dashboard\/users\/:id/, list: '/api/admin/accounts?limit=1&userType=publisher' },
  { of: /admin-dashboard\/campaigns\/:id/, list: '/api/admin/campaigns?limit=1&status=active' },
  { of: /advertiser-dashboard\/campaigns\/:id/, list: '/api/advertiser/campaigns?limit=1&status=active' },
  { of: /admin-dashboard\/corrections\/:id/, list: '/api/admin/corrections?limit=1' },
  { of: /admin-dashboard\/payouts\/:id/, list: '/api/admin/payout-runs?limit=1' },
  { of: /publisher-dashboard\/payments\/:id/, list: '/api/payouts?limit=1' },
  { of: /billing\/invoices\/:id/, list: '/api/billing/invoices?limit=1' },
];

/** Every page of a panel as routes.ts has it, with something the demo has in place of each ':id'; without what it has none of. */
export async function panelPages(role: PanelRole, request: APIRequestContext): Promise<PanelPage[]> {
  const routes = (await drawnRoutes()).filter((route) => route.startsWith(`/${role}-dashboard/`));
  const pages: PanelPage[] = [];
  for (const route of routes) {
    const path = await pathOf(route, request);
    if (path) pages.push({ route, path });
  }
  return pages;
}

async function pathOf(route: string, request: APIRequestContext): Promise<string | undefined> {
  if (!route.includes(':')) return route;
  const subject = SUBJECTS.find(({ of }) => of.test(route));
  if (!subject) throw new Error(`Nothing says where ${route} gets its :id from`);
  const answer = await request.get(subject.list);
  const { data = [] }: { data?: Listed[] } = answer.ok() ? await answer.json() : {};
  const [first] = data;
  return first && route.replace(':kind', 'call').replace(':id', first.id);
}

/** Leaves out what leads somebody else elsewhere, and what another release does not have. */
export async function onlyDrawn(context: BrowserContext, pages: readonly PanelPage[]): Promise<PanelPage[]> {
  const page = await context.newPage();
  const { quiet } = watchRequests(page);
  const drawn: PanelPage[] = [];
  await openReady(page, pages[0]?.path ?? '/');
  for (const each of pages) {
    await follow(page, each.path);
    await quiet();
    if (new URL(page.url()).pathname === each.path) drawn.push(each);
    else console.log(`(${each.path} leads to ${page.url()})`);
  }
  await page.close();
  return drawn;
}
