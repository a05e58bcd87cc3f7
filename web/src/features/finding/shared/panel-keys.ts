import { useEffect, useEffectEvent, useRef } from 'react';
import { areSingleKeysOn } from './single-keys.ts';

/** What keys do in a panel. */
export type PanelKeys = {
  onPalette: () => void;
  onSheet: () => void;
  /** Where 'G' and then this letter lead. */
  jumps: ReadonlyMap<string, () => void>;
};

const JUMP_MS = 1_500;

/** ⌘K anywhere; single letters only where nobody is typing and nothing lies over the page. */
export function usePanelKeys({ onPalette, onSheet, jumps }: PanelKeys): void {
  const jumpsUntil = useRef(0);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isPalette(event)) return act(event, onPalette);
    if (!areSingleKeysOn() || !isFree(event)) return undefined;
    const key = event.key.toLowerCase();
    const isJump = event.timeStamp < jumpsUntil.current;
    jumpsUntil.current = key === 'g' ? event.timeStamp + JUMP_MS : 0;
    const jump = isJump ? jumps.get(key) : undefined;
    if (jump) return act(event, jump);
    if (event.key === '?') return act(event, onSheet);
    if (event.key === '/') return act(event, () => focusSearch() || onPalette());
    return undefined;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function act(event: KeyboardEvent, what: () => void): void {
  event.preventDefault();
  what();
}

const isPalette = (event: KeyboardEvent) =>
  (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

const TYPED_INTO =
  'input, textarea, select, [contenteditable], [role=combobox], [role=slider], [role=listbox], [role=menu]';

function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return false;
  if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return false;
  return document.querySelector('[data-dialog]') === null;
}

/** The search of the list on this page, where it has one. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  return field !== null;
}
