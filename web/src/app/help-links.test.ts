import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isScreen, routeAt } from '../testing/site-routes.ts';
import { HELP_SECTIONS, helpOf } from './layouts/help-of.ts';

const GUIDES = join(import.meta.dirname, '../../../server/src/modules/help/help-guides');
const files = readdirSync(GUIDES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));

/** Pages of the server's own, which its tests ask for. */
const ELSEWHERE = /^\/(help|docs|openapi\.json)/;

test('there are guides in both languages', () => expect(files).toHaveLength(8));

test.each(files)('every way out of %s leads to a screen', (file) => {
  const text = readFileSync(join(GUIDES, file), 'utf8');
  const ways = Array.from(text.matchAll(/\]\((\/[^)]*)\)/g), ([, way]) => way ?? '').filter(
    (way) => !ELSEWHERE.test(way),
  );
  const dead = ways.filter((way) => {
    const route = routeAt(way);
    return !route || !isScreen(route);
  });
  expect(dead).toEqual([]);
});

const sectionsOf = (file: string) =>
  Array.from(readFileSync(join(GUIDES, file), 'utf8').matchAll(/\{#([a-z-]+)\}$/gm), ([, section]) => section);

test.each(Object.entries(HELP_SECTIONS))(
  'what the screens of the %s panel lead to is in its guide',
  (panel, sections) => {
    for (const language of ['es', 'en'])
      expect(sectionsOf(`${language}/${panel}.md`)).toEqual(expect.arrayContaining(Object.values(sections)));
    const strangers = Object.keys(sections).filter(
      (screen) => !routeAt(`/${panel}-dashboard/${screen}`) && !routeAt(`/${panel}-dashboard/${screen}/x/x`),
    );
    expect(strangers).toEqual([]);
  },
);

test('a screen leads to the part that speaks of it, and any other to its guide', () => {
  expect(helpOf('/publisher-dashboard/payments/x')).toEqual({ guide: 'publisher', section: 'payments' });
  expect(helpOf('/admin-dashboard/integrations')).toEqual({ guide: 'integrator' });
  expect(helpOf('/advertiser-dashboard/dashboard')).toEqual({ guide: 'advertiser' });
});

const LINKS_IN_SCREENS = /<HelpLink guide="(\w+)" section="([a-z-]+)"/g;

test('what empty screens lead to is in its guide', () => {
  const root = join(import.meta.dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const links = sources.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(LINKS_IN_SCREENS)]);
  expect(links.length).toBeGreaterThan(3);
  for (const [, guide, section] of links) expect(sectionsOf(`es/${guide}.md`)).toContain(section);
});
