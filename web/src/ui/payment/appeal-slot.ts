import type { ComponentType } from 'react';

/** Says what became of the appeal against a decided dispute; `app/` hands it to the pages of what was disputed. */
export type AppealSlot = ComponentType<{ kind: 'call' | 'lead' | 'conversion'; id: string }>;
