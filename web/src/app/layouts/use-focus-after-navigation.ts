import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { focusPage } from '../../ui/overlay/focus-after.ts';

/** The page that was loaded first has this key: there the focus begins at the top, where the skip link is. */
const FIRST_LOADED = 'default';

/** Whoever follows a link reads on in the page it leads to: without this the focus stays in the menu, or is lost with what was pressed. */
export function useFocusAfterNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const arrive = useEffectEvent((_at: string) =>
    key === FIRST_LOADED || !main.current ? undefined : focusPage(main.current),
  );
  useEffect(() => arrive(pathname), [pathname]); // a filter or something opened is still the same page
}
