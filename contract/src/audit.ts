import { AUDIT_SUBJECTS } from '@callstead/domain/audit/audit-subject';
import { AUDITED_ACTIONS } from '@callstead/domain/audit/audited-action';
import * as z from 'zod';
import { pagedListOf, pagedListParams } from './list.ts';
import { shortText } from './text.ts';

const Moment = z.iso.datetime({ offset: true }).optional().catch(undefined);

/** Shared by the list and its export. */
export const AuditFilter = z.object({
  search: shortText().catch('').default(''),
  actor: z.uuid().optional().catch(undefined),
  action: z.enum(AUDITED_ACTIONS).optional().catch(undefined),
  subjectType: z.enum(AUDIT_SUBJECTS).optional().catch(undefined),
  subjectId: shortText(100).optional().catch(undefined),
  /** From this moment on, and before that one. */
  from: Moment,
  to: Moment,
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditListQuery = AuditFilter.extend(pagedListParams(50));
export type AuditListQuery = z.infer<typeof AuditListQuery>;

const Facts = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** Without an id it was the network itself. */
  actor: z.object({ id: z.uuid().nullable(), name: z.string() }),
  address: z.string().nullable(),
  action: z.enum(AUDITED_ACTIONS),
  subject: z.object({ type: z.enum(AUDIT_SUBJECTS), id: z.string(), name: z.string() }),
  before: Facts,
  after: Facts,
  reason: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditListResponse = pagedListOf(AuditEntry);
export type AuditListResponse = z.infer<typeof AuditListResponse>;
