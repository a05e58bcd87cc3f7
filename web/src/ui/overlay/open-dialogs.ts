import { useEffect, useEffectEvent } from 'react';

/** How to close those that are open, the topmost last. */
const openDialogs: (() => void)[] = [];

/** A dialog that says so can be closed by Escape even with a toast above it. */
export function useOpenDialog(open: boolean, onOpenChange: (open: boolean) => void): void {
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (!open) return;
    const closeThis = () => close();
    openDialogs.push(closeThis);
    return () => void openDialogs.splice(openDialogs.indexOf(closeThis), 1);
  }, [open]);
}

/** Toasts themselves, and lists and menus that open over a dialog. */
const ABOVE_DIALOGS = '[data-toasts], [data-radix-popper-content-wrapper], [role=listbox]';

/**
 * Radix asks the newest layer first, and a toast that comes while a dialog is open is the newest. Escape means the
 * dialog all the same, unless the focus is in something above it.
 */
export function leaveEscapeToDialog(event: KeyboardEvent): void {
  const close = openDialogs.at(-1);
  const isAbove = event.target instanceof Element && event.target.closest(ABOVE_DIALOGS) !== null;
  if (!close || isAbove) return;
  event.preventDefault();
  close();
}
