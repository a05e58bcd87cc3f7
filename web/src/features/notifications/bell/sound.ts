import { useSyncExternalStore } from 'react';

const SOUND = '/sounds/notification.mp3';
const MUTED_KEY = 'callstead-muted';
const listeners = new Set<() => void>();

const isMuted = () => localStorage.getItem(MUTED_KEY) === 'yes';

/** A browser may refuse to play before the first click: that is no reason to bother anybody. */
export function playSound(): void {
  if (isMuted()) return;
  new Audio(SOUND).play().catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a warning and nothing more
    console.warn('The notification sound could not be played.', error);
  });
}

/** Whether this browser keeps quiet, and how to change that. */
export function useMuted() {
  const muted = useSyncExternalStore(subscribe, isMuted, () => false);
  const setMuted = (mute: boolean) => {
    if (mute) localStorage.setItem(MUTED_KEY, 'yes');
    else localStorage.removeItem(MUTED_KEY);
    for (const listener of listeners) listener();
  };
  return [muted, setMuted] as const;
}

/** Our own changes, and those of other tabs. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}
