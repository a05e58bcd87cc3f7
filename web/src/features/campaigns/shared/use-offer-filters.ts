import type { Category } from '@callstead/domain/campaigns/categories';
import { CATEGORIES } from '@callstead/domain/campaigns/categories';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

const TYPING_PAUSE_MS = 250;

/** Filters live in the address: Back, sharing and pages without script all work. */
export function useOfferFilters() {
  const [params, setParams] = useIntendedParams();
  const category = CATEGORIES.find((each) => each === params.get('category'));
  const inAddress = params.get('search') ?? '';
  const [search, setSearch] = useState(inAddress);
  const sent = useFollow(inAddress, setSearch);

  useEffect(() => {
    if (search.trim() === inAddress.trim()) return;
    const timer = setTimeout(() => {
      sent.current.push(search.trim());
      setParams(changed(params, { search: search.trim() }), { replace: true, preventScrollReset: true });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search, inAddress, params, setParams, sent]);

  return {
    search,
    setSearch,
    /** What the address says, once the fingers rest. */
    applied: inAddress,
    category,
    sub: params.get('sub') ?? undefined,
    /** The address with another category or sub-category. */
    addressWith: (change: { category?: Category | undefined; sub?: string | undefined }) =>
      `?${changed(params, { sub: undefined, ...change })}`,
    choose: (change: { category?: Category | undefined }) =>
      setParams(changed(params, { sub: undefined, ...change }), { preventScrollReset: true }),
  };
}

/** The address we are on the way to counts, not the one still shown: whoever clicks and types on loses nothing. */
function useIntendedParams() {
  const [shown, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const search = next?.pathname === pathname ? next.search : undefined;
  const params = useMemo(() => (search === undefined ? shown : new URLSearchParams(search)), [search, shown]);
  return [params, setParams] as const;
}

/**
 * Typing changes the field first and the address later; Back changes the address, and the field follows. What typing
 * itself sent there comes back late on a slow device: following it would undo what was typed since.
 */
function useFollow(inAddress: string, setSearch: (search: string) => void) {
  const last = useRef(inAddress);
  const sent = useRef<string[]>([]);
  useEffect(() => {
    if (last.current === inAddress) return;
    last.current = inAddress;
    const echo = sent.current.indexOf(inAddress);
    sent.current = echo < 0 ? [] : sent.current.slice(echo + 1);
    if (echo < 0) setSearch(inAddress);
  }, [inAddress, setSearch]);
  return sent;
}

function changed(old: URLSearchParams, change: Record<string, string | undefined>): URLSearchParams {
  const params = new URLSearchParams(old);
  params.delete('after'); // another list starts at its beginning
  for (const [name, value] of Object.entries(change)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}
