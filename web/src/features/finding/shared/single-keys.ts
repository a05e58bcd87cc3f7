import { useSyncExternalStore } from 'react';

const KEY = 'callstead.single-keys';
const listeners = new Set<() => void>();
let chosen: boolean | undefined;

/** Whoever speaks to the machine, or types with one finger, can switch off what a single letter does (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  chosen ??= stored() !== 'off';
  return chosen;
}

export function useSingleKeys(): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(listen, areSingleKeysOn, () => true);
  return [isOn, switchTo];
}

function switchTo(isOn: boolean): void {
  chosen = isOn;
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // Where storage is closed to us, it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
