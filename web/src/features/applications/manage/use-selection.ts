import type { Application } from '@callstead/contract/applications';
import { useState } from 'react';

/** Which pending applications are ticked; what is decided or gone in the meantime no longer counts. */
export function useSelection(applications: readonly Application[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const pending = applications.filter((each) => each.status === 'pending');
  const selected = pending.filter((each) => ticked.has(each.id));
  const allSelected = pending.length > 0 && selected.length === pending.length;
  return {
    selected,
    selectable: pending.length,
    allSelected,
    has: (id: string) => selected.some((each) => each.id === id),
    toggle: (id: string) =>
      setTicked((old) => {
        const next = new Set(old);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    toggleAll: () => setTicked(new Set(allSelected ? [] : pending.map((each) => each.id))),
    clear: () => setTicked(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
