import { type RefObject, useEffect, useEffectEvent } from 'react';
import { focusHome } from '../overlay/focus-after.ts';

/** Where letters mean something else; the space bar also presses buttons. */
const TAKES_LETTERS =
  'input, textarea, select, [contenteditable], [role=slider], [role=listbox], [role=menu], [role=dialog]';
const TAKES_SPACE = `button, ${TAKES_LETTERS}`;
const OVER_THE_LIST = '[data-dialog]';

type ListKeysOptions = {
  /** Its rows have `data-row`, and each a link or button that opens it. */
  list: RefObject<HTMLElement | null>;
  /** The space bar on a row; where nothing opens, it scrolls as everywhere. */
  onPeek?: (key: string) => void;
};

/** J and K go from row to row, Enter opens one as its link does, the space bar has a look at it. */
export function useListKeys({ list, onPeek }: ListKeysOptions): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    if (event.key === ' ' && at >= 0 && onPeek) onPeek(rows[at]?.dataset.row ?? '');
    else if (event.key === 'j') focusRow(rows[Math.min(at + 1, rows.length - 1)]);
    else if (event.key === 'k') focusRow(rows[Math.max(at - 1, 0)]);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => isFree(event) && act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isFree({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  const isTaken = target instanceof Element && target.closest(key === ' ' ? TAKES_SPACE : TAKES_LETTERS) !== null;
  return !isTaken && document.querySelector(OVER_THE_LIST) === null;
}

/** Past everything a list can be asked for: its first row, or what stands where rows would be. */
export function focusFirstRow(): void {
  const row = document.querySelector<HTMLElement>('main [data-row]');
  if (row) focusRow(row);
  else focusHome();
}

/** Where focus goes, screen readers follow; a row with nothing to press is read itself. */
function focusRow(row: HTMLElement | undefined): void {
  if (!row) return;
  const control = row.querySelector<HTMLElement>('a[href], button');
  if (!control) row.tabIndex = -1;
  (control ?? row).focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}
