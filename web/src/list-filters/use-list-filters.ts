import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

const TYPING_PAUSE_MS = 300;

/** Filters of a list in the address, so that Back and sharing work; what is typed gets there once the fingers rest. */
export function useListFilters() {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string | undefined, { replace = false } = {}) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const [search, setSearch] = useTyped(params.get('search') ?? '', (typed) =>
    change('search', typed, { replace: true }),
  );
  return {
    search,
    setSearch,
    valueOf: (name: string) => params.get(name) ?? undefined,
    choose: (name: string, value: string | undefined) => change(name, value),
    clear: () => {
      const account = params.get('account');
      setParams(account ? { account } : {}, { preventScrollReset: true });
    },
  };
}

export type ListFilters = ReturnType<typeof useListFilters>;

function useTyped(applied: string, onRest: (typed: string) => void) {
  const [typed, setTyped] = useState(applied);
  const handedOn = useRef(applied);
  const rest = useEffectEvent(onRest);

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
      rest(wanted);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, applied]);

  return [typed, setTyped] as const;
}
