import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const DELAY_MS = 300;

/**
 * What is being typed, handed on once the fingers rest; `applied` is what the address says. A search is `held` while a
 * dialog that lives in the address is open over the list: the search would close it, and Back would undo the search.
 */
export function useDebouncedSearch(applied: string, onSearch: (search: string) => void, { held = false } = {}) {
  const [typed, setTyped] = useState(applied);
  const handedOn = useRef(applied);
  const { search: address } = useLocation();
  const search = useEffectEvent((wanted: string) => {
    handedOn.current = wanted;
    onSearch(wanted);
  });

  useEffect(() => {
    // Back, or a link: the address changed without us. Our own echo must not undo letters typed meanwhile.
    if (applied === handedOn.current) return;
    handedOn.current = applied;
    setTyped(applied);
  }, [applied]);

  useEffect(() => {
    const wanted = typed.trim();
    if (held || wanted === applied) return;
    // Where the address has moved on and the page is yet to follow, the search waits for it and starts from there.
    const timer = setTimeout(() => isStillAt(address) && search(wanted), DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, applied, held, address]);

  return [typed, setTyped] as const;
}

function isStillAt(address: string): boolean {
  const read = (search: string) => new URLSearchParams(search).toString();
  return read(window.location.search) === read(address);
}
