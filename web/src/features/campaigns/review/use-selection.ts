import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { useState } from 'react';

/** What can be activated can be chosen; whatever leaves the list leaves the choice. */
export function useSelection(campaigns: readonly Campaign[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choosable = campaigns.filter(({ status }) => status === 'draft' || status === 'pending_review');
  const ids = choosable.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  return {
    ids,
    canChoose: (campaign: Campaign) => choosable.includes(campaign),
    has: (campaign: Campaign) => chosen.has(campaign.id),
    hasAll: choosable.length > 0 && ids.length === choosable.length,
    hasAny: choosable.length > 0,
    toggle: ({ id }: Campaign) => {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    toggleAll: () => setChosen(ids.length === choosable.length ? new Set() : new Set(choosable.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
