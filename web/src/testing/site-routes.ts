import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import routes from '../app/routes.ts';

export type SiteRoute = RouteObject & { file: string };

const asRoute = ({ id, path, index, file, children }: RouteConfigEntry): SiteRoute =>
  ({ id: id ?? file, path, index, file, ...(children && { children: children.map(asRoute) }) }) as SiteRoute;

/** The route table as the router matches it, with the file of every route. */
export const SITE_ROUTES = (routes as RouteConfigEntry[]).map(asRoute);

export const routeAt = (address: string) =>
  matchRoutes(SITE_ROUTES, address.replace(/\?.*/, ''))?.at(-1)?.route as SiteRoute | undefined;

/** Where a panel begins, it leads on to its first screen; other redirects are addresses nobody should be given. */
export const isScreen = ({ file, index }: SiteRoute) => index === true || !file.startsWith('redirects/');
