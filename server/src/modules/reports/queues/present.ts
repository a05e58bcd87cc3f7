import type { Queue, WaitingItem } from '@callstead/contract/reports/dashboards';
import type { QueueRows, WaitingRow } from './queries.ts';

export const presentQueue = ({ count, oldest }: QueueRows): Queue => ({ count, oldest: oldest.map(presentItem) });

const presentItem = (row: WaitingRow): WaitingItem => ({
  id: row.id,
  who: row.who,
  campaign:
    row.public_id && row.title_en && row.title_es
      ? { publicId: row.public_id, titles: { en: row.title_en, es: row.title_es } }
      : null,
  note: row.note,
  amountCents: row.amount_cents,
  since: row.since.toISOString(),
});
