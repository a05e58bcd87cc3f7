import { type Starter, startPath } from './screen.ts';

const LOGIN_PATHS = ['/', '/login', '/super-admin-login'];

/** People return to the page they asked for; from the root or a login page they go where they begin. */
export function destinationAfterLogin(starter: Starter, requested: string | null): string {
  const path = requested === null ? '/' : pathOfThisSite(requested);
  return LOGIN_PATHS.includes(path.split(/[?#]/)[0] ?? '/') ? startPath(starter) : path;
}

// Browsers drop control characters and read '\' as '/', so a path with either may lead elsewhere; so does '//host'.
const PATH_OF_THIS_SITE = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** Only a path of this site survives; anything that could lead elsewhere becomes the root. */
export function pathOfThisSite(candidate: string): string {
  return PATH_OF_THIS_SITE.test(candidate) ? candidate : '/';
}
