import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

/** Listens for all short lists inside, those too that are the server's HTML and have no handlers of their own. */
export function ShortLists({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events come from the buttons inside
    <div onKeyDown={closeOnEscape} onClick={openOnTap}>
      {children}
    </div>
  );
}

function closeOnEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') opener(event.target)?.blur();
}

/** Safari does not focus a button that is tapped. */
function openOnTap(event: MouseEvent) {
  opener(event.target)?.focus();
}

const opener = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-short-list]');
