import { endpoint, Nothing } from '@callstead/contract/endpoint';
import { docsPath } from '@callstead/contract/public-paths';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aSession } from '../../testing/people.ts';
import { isScreen, routeAt } from '../../testing/site-routes.ts';

/** Screens keep loading: these tests look at what stands around them. */
const anythingElse = endpoint('GET', '/*', { access: 'site.read', answers: { 204: Nothing } });

function aLoadingNetwork(role: 'publisher' | 'advertiser' | 'admin') {
  const api = fakeApi(aSession(role));
  api.hold(anythingElse);
  return api;
}

const linksIn = (element: Element) => [...element.querySelectorAll('a')];
const nameOf = ({ textContent }: Element) => textContent;

const PANELS = [
  { role: 'publisher', panel: '/publisher-dashboard', title: 'Panel Editor' },
  { role: 'advertiser', panel: '/advertiser-dashboard', title: 'Panel Anunciante' },
  { role: 'admin', panel: '/admin-dashboard', title: 'Administración' },
] as const;

/** A panel has some twenty pages, and each is opened. */
const EVERY_PAGE_MS = 120_000;

test.each(PANELS)(
  'no link of the $role panel is dead, in the sidebar',
  async ({ role, panel, title }) => {
    const { user } = await openPage(aLoadingNetwork(role), panel);
    const sidebar = screen.getByRole('navigation', { name: title });
    const names = linksIn(sidebar).map(nameOf);
    expect(names.length).toBeGreaterThanOrEqual(2);
    for (const name of names) {
      const link = within(sidebar).getByText(name);
      await user.click(link);
      await waitFor(() => expect(linksIn(sidebar).filter(isCurrent).map(nameOf)).toEqual([name]));
      await screen.findByRole('heading', { level: 1 });
      const dead = linksIn(document.body).filter((each) => !leadsSomewhere(each.getAttribute('href') ?? ''));
      expect(
        dead.map((each) => each.outerHTML),
        `on the page of ${name}`,
      ).toEqual([]);
    }
  },
  EVERY_PAGE_MS,
);

const isCurrent = (link: Element) => link.getAttribute('aria-current') === 'page';

const ELSEWHERE = new RegExp(`^(${docsPath}|/help(/.*)?)([?#].*)?$`);

/** Files come from the API, which the stories ask for each; the documentation's and the guides' pages have tests of their own. */
function leadsSomewhere(href: string): boolean {
  if (!href.startsWith('/') || href.startsWith('/api/') || ELSEWHERE.test(href)) return true;
  const route = routeAt(href);
  return route !== undefined && isScreen(route);
}

test.each(PANELS)('the drawer of the $role panel has what the sidebar has', async ({ role, panel, title }) => {
  const { user, address } = await openPage(aLoadingNetwork(role), panel);
  const names = linksIn(screen.getByRole('navigation', { name: title })).map(nameOf);
  await user.click(screen.getByRole('button', { name: 'Menú' }));
  const drawer = await screen.findByRole('dialog');
  expect(linksIn(within(drawer).getByRole('navigation', { name: title })).map(nameOf)).toEqual(names);
  within(drawer).getByRole('button', { name: 'Cerrar Sesión' });
  const [first] = linksIn(drawer);
  expect(first?.textContent).toBe(names[0]);
  await user.click(first as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(address()).toBe(first?.getAttribute('href')));
  expect(address().startsWith(`${panel}/`)).toBe(true);
});
