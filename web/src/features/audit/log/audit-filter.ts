import { AuditListQuery } from '@callstead/contract/audit';
import * as z from 'zod';

const Day = z.iso.date().optional().catch(undefined);

/** The address holds whole days of the viewer's own clock; the server is asked for moments. */
const Address = AuditListQuery.extend({ from: Day, to: Day });
export type AuditAddress = z.infer<typeof Address>;

export const readAddress = (params: URLSearchParams): AuditAddress => Address.parse(Object.fromEntries(params));

const FILTERS = ['search', 'actor', 'action', 'subjectType', 'subjectId', 'from', 'to'] as const;
export type AuditPlace = { after: number } | { before: number } | Record<string, never>;

/** Another question starts with the newest entry. */
export function writeAddress(address: AuditAddress, place: AuditPlace = {}): URLSearchParams {
  return given([...FILTERS.map((name) => [name, address[name]] as const), ...Object.entries(place)]);
}

export const isFiltered = (address: AuditAddress) => FILTERS.some((name) => Boolean(address[name]));

/** For the list; the export takes the same without its page. */
export function listQuery(address: AuditAddress): string {
  const { after, before, limit } = address;
  return `${given([...moments(address), ['after', after], ['before', before], ['limit', limit]])}`;
}

export const exportQuery = (address: AuditAddress) => `${given(moments(address))}`;

type Pair = readonly [string, string | number | undefined];

function moments(address: AuditAddress): Pair[] {
  return FILTERS.map((name): Pair => {
    if (name === 'from') return [name, address.from && startOfDay(address.from, 0)];
    if (name === 'to') return [name, address.to && startOfDay(address.to, 1)];
    return [name, address[name]];
  });
}

/** Midnight where the viewer is; the last day counts whole. */
function startOfDay(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

function given(pairs: readonly Pair[]): URLSearchParams {
  const present = pairs.filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(present.map(([name, value]): [string, string] => [name, String(value)]));
}
