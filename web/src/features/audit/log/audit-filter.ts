import { AuditListQuery } from '@callstead/contract/audit';
import * as z from 'zod';
import type { ListDescription } from '../../../ui/list/list-address.ts';

const Day = z.iso.date().optional().catch(undefined);

/** The address holds whole days of the viewer's own clock; the server is asked for moments. */
const Address = AuditListQuery.extend({ from: Day, to: Day });
export type AuditAddress = z.infer<typeof Address>;

export const AUDIT_LIST: ListDescription<AuditAddress> = {
  read: (params) => Address.parse(Object.fromEntries(params)),
  filters: ['search', 'actor', 'action', 'subjectType', 'subjectId', 'from', 'to'],
  opened: 'entry',
};

/** For the list; the export takes the same without its page. */
export const auditListQuestion = (address: AuditAddress) => withMoments(address);

export function auditExportQuestion(address: AuditAddress) {
  const { after: _after, before: _before, limit: _limit, ...filter } = withMoments(address);
  return filter;
}

const withMoments = (address: AuditAddress) => ({
  ...address,
  from: address.from && startOfDay(address.from, 0),
  to: address.to && startOfDay(address.to, 1),
});

/** Midnight where the viewer is; the last day counts whole. */
function startOfDay(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}
