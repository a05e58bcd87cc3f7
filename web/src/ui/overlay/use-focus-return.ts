import { useRef } from 'react';
import { focusAfterDialog } from './focus-after.ts';

/** Radix gives focus back only to a trigger of its own; our overlays are opened from anywhere. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      focusAfterDialog(event.target, opener.current);
    },
  };
}
