import type { TrackingNumber } from '@callstead/contract/numbers';
import type { Language } from '@callstead/domain/identity/account';
import { numberState, restsUntil } from '@callstead/domain/numbers/number-state';
import type { NumberInUse } from './queries.ts';

type Shown = { language: Language; now: Date; restDays: number };

export function presentNumber(row: NumberInUse, { language, now, restDays }: Shown): TrackingNumber {
  const state = numberState({ assigned: row.application_id !== null, releasedAt: row.released_at }, now, restDays);
  return {
    id: row.id,
    number: row.number,
    carrier: row.carrier,
    state,
    isPooled: row.is_pooled,
    assignedAt: row.assigned_at?.toISOString() ?? null,
    releasedAt: row.released_at?.toISOString() ?? null,
    restsUntil: state === 'resting' && row.released_at ? restsUntil(row.released_at, restDays).toISOString() : null,
    atCarrier: row.carrier_account_id
      ? {
          accountName: row.carrier_account_name ?? '',
          monthlyCents: row.monthly_cents,
          drift: row.drift,
          isReturning: row.returning_since !== null,
        }
      : null,
    assignedTo: presentHolder(row, language),
  };
}

function presentHolder(row: NumberInUse, language: Language): TrackingNumber['assignedTo'] {
  const { full_name, aff_id, public_id, texts } = row;
  if (!full_name || !aff_id || !public_id || !texts) return null;
  return { publisherName: full_name, affId: aff_id, campaignId: public_id, campaignTitle: texts[language].title };
}
