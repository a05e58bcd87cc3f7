import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Location, useLocation } from 'react-router';
import { openDialogs, wantHome } from '../../ui/overlay/focus-after.ts';

/** The page that was loaded first has this key, until it writes its filters into its address. */
const FIRST_KEY = 'default';

/** There the focus begins at the top, where the skip link is, and no frame is drawn around a heading that nobody asked for. */
function isFirstLoaded({ key, pathname }: Pick<Location, 'key' | 'pathname'>): boolean {
  if (key === FIRST_KEY) return true;
  const [loaded] = performance.getEntriesByType('navigation');
  return history.state?.idx === 0 && loaded !== undefined && new URL(loaded.name).pathname === pathname;
}

/** Whoever follows a link reads on in the page it leads to: without this the focus stays in the menu, or is lost with what was pressed. */
export function useFocusAfterNavigation(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { pathname } = location;
  const arrive = useEffectEvent((_at: string) =>
    isFirstLoaded(location) || !main.current ? undefined : focusPage(main.current),
  );
  useEffect(() => arrive(pathname), [pathname]); // a filter or something opened is still the same page
}

/** The heading of the page, as soon as it is there, unless the page has already put the focus somewhere. Answers with the end of the wait for it. */
function focusPage(main: HTMLElement): (() => void) | undefined {
  if (main !== document.activeElement && main.contains(document.activeElement)) return undefined;
  if (openDialogs().length > 0) wantHome(headingOf(main) ?? main);
  else main.focus({ preventScroll: true });
  const read = () => {
    const heading = headingOf(main);
    if (document.activeElement === main) heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (read()) return undefined;
  const observer = new MutationObserver(() => read() && observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function headingOf(main: Element): HTMLElement | null {
  const heading = main.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}
