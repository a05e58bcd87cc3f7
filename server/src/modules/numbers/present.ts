import type { TrackingNumber } from '@callstead/contract/numbers';
import type { Language } from '@callstead/domain/identity/account';
import { numberState, restsUntil } from '@callstead/domain/numbers/number-state';
import type { NumberInUse } from './queries.ts';

export function presentNumber(row: NumberInUse, language: Language, now: Date): TrackingNumber {
  const state = numberState({ assigned: row.application_id !== null, releasedAt: row.released_at }, now);
  return {
    id: row.id,
    number: row.number,
    carrier: row.carrier,
    state,
    isPooled: row.is_pooled,
    assignedAt: row.assigned_at?.toISOString() ?? null,
    releasedAt: row.released_at?.toISOString() ?? null,
    restsUntil: state === 'resting' && row.released_at ? restsUntil(row.released_at).toISOString() : null,
    assignedTo: presentHolder(row, language),
  };
}

function presentHolder(row: NumberInUse, language: Language): TrackingNumber['assignedTo'] {
  const { full_name, aff_id, public_id, texts } = row;
  if (!full_name || !aff_id || !public_id || !texts) return null;
  return { publisherName: full_name, affId: aff_id, campaignId: public_id, campaignTitle: texts[language].title };
}
