import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@callstead/contract/paths';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import routes from './routes.ts';

type Route = RouteObject & { file: string };
type Tree = { [name: string]: string | ((argument: never) => string) | Tree };

const asRoute = ({ id, path, index, file, children }: RouteConfigEntry): Route =>
  ({ id: id ?? file, path, index, file, ...(children && { children: children.map(asRoute) }) }) as Route;
const site = (routes as RouteConfigEntry[]).map(asRoute);

/** Every address `paths` can give, with 'x' wherever it asks for something. */
function addressesIn(tree: Tree, name = 'paths'): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const full = `${name}.${key}`;
    if (typeof value === 'string') return [[full, value]];
    return typeof value === 'function' ? [[full, value('x' as never)]] : addressesIn(value, full);
  });
}

const addresses = addressesIn(paths as Tree);
const screenAt = (address: string) =>
  matchRoutes(site, address.replace(/\?.*/, ''))?.at(-1)?.route as Route | undefined;

/** Where a panel begins, it leads on to its first screen; other redirects are addresses nobody should be given. */
const isScreen = ({ file, index }: Route) => index === true || !file.startsWith('redirects/');

describe('paths', () => {
  test.each(addresses)('%s leads to a screen', (_, address) => {
    const screen = screenAt(address);
    expect(screen && isScreen(screen), `${address} → ${screen?.file}`).toBe(true);
  });

  test('every screen has one', () => {
    const reached = new Set(addresses.map(([, address]) => screenAt(address)?.id));
    const leaves = (route: Route): Route[] => (route.children ? (route.children as Route[]).flatMap(leaves) : [route]);
    const screens = site.flatMap(leaves).filter(isScreen);
    expect(screens.length).toBeGreaterThan(50);
    expect(screens.filter(({ id }) => !reached.has(id)).map(({ file }) => file)).toEqual([]);
  });

  test('no screen writes one out; examples of the gallery lead nowhere', () => {
    const root = join(import.meta.dirname, '..');
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|app\/routes\.ts$|app\/dev\//.test(file),
    );
    const written = /['"`]\/[\w${}]*-dashboard|\bto="\/|(?:navigate|redirect)\(['"`]\//;
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((file) => written.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});
