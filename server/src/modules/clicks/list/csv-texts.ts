import type { Language } from '@callstead/domain/identity/account';

const COLUMNS = [
  'time',
  'id',
  'campaign',
  'publisher',
  'asked',
  'verdict',
  'unique',
  'sub1',
  'sub2',
  'sub3',
  'sub4',
  'sub5',
  'source',
  'creative',
  'country',
  'state',
  'referrerHost',
  'calls',
] as const;
export type ClickColumn = (typeof COLUMNS)[number];

/** Whose click it was is for admins; others have only their own. */
export const columnsOf = ({ isAdmin }: { isAdmin: boolean }): ClickColumn[] =>
  COLUMNS.filter((column) => isAdmin || column !== 'publisher');

const SUBS = { sub1: 'sub1', sub2: 'sub2', sub3: 'sub3', sub4: 'sub4', sub5: 'sub5' };

/** What stands above the columns of the file; the zone of its times follows the first. */
export const CSV_HEADINGS: Readonly<Record<Language, Readonly<Record<ClickColumn, string>>>> = {
  en: {
    time: 'Time',
    id: 'Click ID',
    campaign: 'Campaign',
    publisher: 'Publisher',
    asked: 'Unknown link',
    verdict: 'Result',
    unique: 'First of the visitor that day',
    ...SUBS,
    source: 'Source',
    creative: 'Creative',
    country: 'Country',
    state: 'State',
    referrerHost: 'Referrer',
    calls: 'Calls',
  },
  es: {
    time: 'Hora',
    id: 'ID de clic',
    campaign: 'Campaña',
    publisher: 'Editor',
    asked: 'Enlace desconocido',
    verdict: 'Resultado',
    unique: 'Primero del visitante ese día',
    ...SUBS,
    source: 'Fuente',
    creative: 'Creatividad',
    country: 'País',
    state: 'Estado',
    referrerHost: 'Sitio de origen',
    calls: 'Llamadas',
  },
};
