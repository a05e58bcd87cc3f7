import type { AuditSubject } from '@callstead/domain/audit/audit-subject';
import type { AuditedAction } from '@callstead/domain/audit/audited-action';
import type { Actor } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import { insertAuditEntry } from './queries.ts';

export type AuditEntry = {
  action: AuditedAction;
  subject: { type: AuditSubject; id: string; name: string };
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
  reason?: string | null | undefined;
};

/** In the transaction of the change: what is not recorded did not happen, and the other way round. No secrets in before and after. */
export async function recordAuditEntry(db: Db, actor: Actor | 'network', entry: AuditEntry): Promise<void> {
  const isMember = actor !== 'network' && actor.userType !== 'anonymous';
  await insertAuditEntry(db, {
    actor_id: isMember ? actor.id : null,
    address: isMember ? (actor.address ?? null) : null,
    action: entry.action,
    subject_type: entry.subject.type,
    subject_id: entry.subject.id,
    subject_name: entry.subject.name,
    before: entry.before ? JSON.stringify(entry.before) : null,
    after: entry.after ? JSON.stringify(entry.after) : null,
    reason: entry.reason ?? null,
    ...(isMember && actor.at && { at: actor.at }),
  });
}
