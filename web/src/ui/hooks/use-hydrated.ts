import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML. A form sent before its script runs would put what was typed into the address. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
