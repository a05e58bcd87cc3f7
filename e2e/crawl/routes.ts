import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../web/src/app/routes.ts';

/** They lead somewhere else and draw nothing. */
const REDIRECTS = [
  '/admin-dashboard',
  '/publisher-dashboard',
  '/advertiser-dashboard',
  '/affiliate-dashboard/*',
  '/offers',
  '/*',
];

/** Every address a page is drawn at, such as '/admin-dashboard/calls/:id'. */
export async function drawnRoutes(): Promise<string[]> {
  return pathsOf(await routes, '').filter((path) => !REDIRECTS.includes(path));
}

function pathsOf(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`;
    return entry.children ? pathsOf(entry.children, path) : [path || '/'];
  });
}
