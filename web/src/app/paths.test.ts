import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@callstead/contract/paths';
import { describe, expect, test } from 'vitest';
import { isScreen, routeAt, SITE_ROUTES, type SiteRoute } from '../testing/site-routes.ts';

type Tree = { [name: string]: string | ((argument: never) => string) | Tree };

/** Every address `paths` can give, with 'x' wherever it asks for something. */
function addressesIn(tree: Tree, name = 'paths'): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const full = `${name}.${key}`;
    if (typeof value === 'string') return [[full, value]];
    return typeof value === 'function' ? [[full, value('x' as never)]] : addressesIn(value, full);
  });
}

const addresses = addressesIn(paths as Tree);
describe('paths', () => {
  test.each(addresses)('%s leads to a screen', (_, address) => {
    const screen = routeAt(address);
    expect(screen && isScreen(screen), `${address} → ${screen?.file}`).toBe(true);
  });

  test('every screen has one', () => {
    const reached = new Set(addresses.map(([, address]) => routeAt(address)?.id));
    const leaves = (route: SiteRoute): SiteRoute[] =>
      route.children ? (route.children as SiteRoute[]).flatMap(leaves) : [route];
    const screens = SITE_ROUTES.flatMap(leaves).filter(isScreen);
    expect(screens.length).toBeGreaterThan(50);
    expect(screens.filter(({ id }) => !reached.has(id)).map(({ file }) => file)).toEqual([]);
  });

  test('no screen writes one out; examples of the gallery lead nowhere', () => {
    const root = join(import.meta.dirname, '..');
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|app\/routes\.ts$|app\/dev\/|^testing\//.test(file),
    );
    const written = /['"`]\/[\w${}]*-dashboard|\bto="\/|(?:navigate|redirect)\(['"`]\//;
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((file) => written.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});
