import { CALL_COLUMNS, type CallColumn, callColumns } from '@callstead/domain/calls/call-columns';
import type { CallView } from '@callstead/domain/calls/call-view';
import { useSyncExternalStore } from 'react';

/** What fits a desk and answers the usual questions; the rest is one click away. */
const USUAL: Record<CallView, readonly CallColumn[]> = {
  publisher: ['time', 'campaign', 'caller', 'talkSeconds', 'outcome', 'reason', 'payout', 'billing'],
  advertiser: ['time', 'campaign', 'caller', 'talkSeconds', 'outcome', 'reason', 'price', 'billing'],
  admin: ['time', 'campaign', 'publisher', 'caller', 'talkSeconds', 'outcome', 'reason', 'price', 'margin', 'billing'],
};

/** Its link opens the call, so it always stands there. */
export const FIXED_COLUMN: CallColumn = 'time';

/** The columns this browser shows in a panel, in their one order. */
export function useChosenColumns(view: CallView) {
  const stored = useSyncExternalStore(
    listen,
    () => read(view),
    () => null,
  );
  const columns = callColumns(view, stored === null ? USUAL[view] : [FIXED_COLUMN, ...stored.split(',')]);
  return {
    columns,
    choose: (chosen: readonly CallColumn[]) => write(view, CALL_COLUMNS.filter((each) => chosen.includes(each)).join()),
    reset: () => write(view, null),
  };
}

const keyOf = (view: CallView) => `callstead_call_columns:${view}`;
const listeners = new Set<() => void>();
/** Where storage is closed to us, a choice lasts as long as the page. */
const unstored = new Map<CallView, string | null>();

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function read(view: CallView): string | null {
  const here = unstored.get(view);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(keyOf(view));
  } catch {
    return null;
  }
}

function write(view: CallView, columns: string | null): void {
  try {
    if (columns === null) localStorage.removeItem(keyOf(view));
    else localStorage.setItem(keyOf(view), columns);
  } catch {
    unstored.set(view, columns);
  }
  for (const listener of listeners) listener();
}
