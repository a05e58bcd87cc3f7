import type { Stop } from './stop.ts';

const PAGES = ['/help', '/help/publisher?lang=es', '/help/admin?lang=en', '/help/nowhere'];

/** Pages of the server's own, without script. */
export const HELP_PAGES: Stop[] = PAGES.map((route) => ({ route, show: (page) => page.goto(route) }));
