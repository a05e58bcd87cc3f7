import { useEffect, useEffectEvent, useRef, useState } from 'react';

const DELAY_MS = 300;

/** What is being typed, handed on once the fingers rest; `applied` is what the address says. */
export function useDebouncedSearch(applied: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(applied);
  const handedOn = useRef(applied);
  const search = useEffectEvent(onSearch);

  useEffect(() => {
    // Back, or a link: the address changed without us. Our own echo must not undo letters typed meanwhile.
    if (applied === handedOn.current) return;
    handedOn.current = applied;
    setTyped(applied);
  }, [applied]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === applied) return;
    const timer = setTimeout(() => {
      handedOn.current = wanted;
      search(wanted);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, applied]);

  return [typed, setTyped] as const;
}
