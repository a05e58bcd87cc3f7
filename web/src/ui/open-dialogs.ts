import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type OpenDialog = { content: RefObject<HTMLElement | null>; close: () => void };

/** Those that are open, the topmost last. */
const openDialogs: OpenDialog[] = [];

/** A dialog gives the ref to its content and can then be closed by Escape, even with a toast above it. */
export function useOpenDialog(open: boolean, onOpenChange: (open: boolean) => void): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (!open) return;
    const dialog = { content, close: () => close() };
    openDialogs.push(dialog);
    return () => void openDialogs.splice(openDialogs.indexOf(dialog), 1);
  }, [open]);
  return content;
}

/**
 * Radix asks the newest layer first, and a toast that comes while a dialog is open is the newest. Whoever is in the
 * dialog means the dialog; a button that went grey leaves the focus on the page itself.
 */
export function leaveEscapeToDialog(event: KeyboardEvent): void {
  const top = openDialogs.at(-1);
  const isInDialog = event.target === document.body || top?.content.current?.contains(event.target as Node);
  if (!top || !isInDialog) return;
  event.preventDefault();
  top.close();
}
