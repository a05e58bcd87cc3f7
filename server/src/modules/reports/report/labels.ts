import type { ReportKey } from '@callstead/contract/reports/report';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { Language } from '@callstead/domain/identity/account';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { type Dimension, isTimeDimension } from '@callstead/domain/reports/dimensions';
import type { TimePieces } from '@callstead/domain/reports/time-pieces';
import type { Db } from '../../../db/database.ts';
import type { Group } from './fact-queries.ts';
import {
  type Labels,
  listAdvertiserLabels,
  listCampaignLabels,
  listLinkLabels,
  listPublisherLabels,
} from './label-queries.ts';

export type Reader = { view: CallView; language: Language };

const NAMED: Partial<Record<Dimension, (db: Db, ids: readonly string[], reader: Reader) => Promise<Labels>>> = {
  campaign: (db, ids, { language }) => listCampaignLabels(db, ids, language),
  publisher: (db, ids, { view }) => listPublisherLabels(db, ids, view === 'admin'),
  advertiser: (db, ids) => listAdvertiserLabels(db, ids),
  link: (db, ids) => listLinkLabels(db, ids),
};

const UNKNOWN: ReportKey = { value: null, label: '' };

/** What each key of these rows is called; one whose name is gone is not known. */
export async function labelKeys(
  db: Db,
  groups: readonly Group[],
  by: readonly Dimension[],
  { pieces, ...reader }: Reader & { pieces: TimePieces },
): Promise<(group: Group) => ReportKey[]> {
  const labels = await Promise.all(
    by.map((dimension, index) => NAMED[dimension]?.(db, distinctKeys(groups, index), reader)),
  );
  const label = (dimension: Dimension, key: string | number | null, named: Labels | undefined): ReportKey => {
    if (key === null) return UNKNOWN;
    if (isTimeDimension(dimension)) return plain(pieces.of.get(dimension)?.keys[Number(key)] ?? '');
    if (named) return named.get(`${key}`) ?? UNKNOWN;
    if (dimension === 'number' || dimension === 'target') return { value: `${key}`, label: phoneText(`${key}`) };
    return plain(`${key}`);
  };
  return ({ keys }) => by.map((dimension, index) => label(dimension, keys[index] ?? null, labels[index]));
}

const plain = (value: string): ReportKey => ({ value, label: value });

const distinctKeys = (groups: readonly Group[], index: number): string[] => [
  ...new Set(groups.flatMap(({ keys }) => (keys[index] == null ? [] : [`${keys[index]}`]))),
];
