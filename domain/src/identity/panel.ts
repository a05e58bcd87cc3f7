import type { UserType } from './account.ts';

export const PANELS = ['/admin-dashboard', '/publisher-dashboard', '/advertiser-dashboard'] as const;
export type Panel = (typeof PANELS)[number];

const HOME: Record<UserType, Panel> = {
  admin: '/admin-dashboard',
  publisher: '/publisher-dashboard',
  affiliate: '/publisher-dashboard',
  advertiser: '/advertiser-dashboard',
};

/** Who may enter which panel; an admin sees all three. */
const GUESTS: Record<Panel, readonly UserType[]> = {
  '/admin-dashboard': ['admin'],
  '/publisher-dashboard': ['publisher', 'affiliate', 'admin'],
  '/advertiser-dashboard': ['advertiser', 'admin'],
};

export function panelOf(userType: UserType): Panel {
  return HOME[userType];
}

export type GuardDecision = { enter: true } | { enter: false; redirectTo: string };

/** The route guard: strangers log in first and come back, the wrong role goes to its own panel. */
export function guardPanel(panel: Panel, userType: UserType | undefined, requestedPath: string): GuardDecision {
  if (!userType) return { enter: false, redirectTo: `/login?redirect=${encodeURIComponent(requestedPath)}` };
  if (GUESTS[panel].includes(userType)) return { enter: true };
  return { enter: false, redirectTo: panelOf(userType) };
}

const LOGIN_PATHS = ['/', '/login', '/super-admin-login'];

/** People return to the page they asked for; from the root or a login page they go to their panel. */
export function destinationAfterLogin(userType: UserType, requested: string | null): string {
  const path = requested === null ? '/' : pathOfThisSite(requested);
  return LOGIN_PATHS.includes(path.split(/[?#]/)[0] ?? '/') ? panelOf(userType) : path;
}

// Browsers drop control characters and read '\' as '/', so a path with either may lead elsewhere; so does '//host'.
const PATH_OF_THIS_SITE = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** Only a path of this site survives; anything that could lead elsewhere becomes the root. */
export function pathOfThisSite(candidate: string): string {
  return PATH_OF_THIS_SITE.test(candidate) ? candidate : '/';
}
