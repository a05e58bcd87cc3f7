import { AuditFilter, AuditListQuery } from '@callstead/contract/audit';
import type * as z from 'zod';
import type { ListDescription } from '../../../ui/list/list-address.ts';
import type { Period } from '../../../ui/period/use-period.ts';

/** The period stands beside it, in words of its own. */
const Address = AuditListQuery.omit({ from: true, to: true });
export type AuditAddress = z.infer<typeof Address>;

export const AUDIT_LIST: ListDescription<AuditAddress> = {
  read: (params) => Address.parse(Object.fromEntries(params)),
  filters: ['search', 'actor', 'action', 'subjectType', 'subjectId'],
  opened: 'entry',
};

type Moments = Pick<Period, 'from' | 'to'>;

export const auditListQuestion = (address: AuditAddress, { from, to }: Moments) => ({ ...address, from, to });

/** For the export: the same without its page. */
export const auditExportQuestion = (address: AuditAddress, moments: Moments) =>
  AuditFilter.parse(auditListQuestion(address, moments));
