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

/** In the transaction of the deed: what is not recorded did not happen, and the other way round. No secrets in before and after. */
export async function recordAuditEntry(db: Db, actor: Actor | 'network', deed: AuditEntry): Promise<void> {
  const isMember = actor !== 'network' && actor.userType !== 'anonymous';
  await insertAuditEntry(db, {
    actor_id: isMember ? actor.id : null,
    address: isMember ? (actor.address ?? null) : null,
    action: deed.action,
    subject_type: deed.subject.type,
    subject_id: deed.subject.id,
    subject_name: deed.subject.name,
    before: deed.before ? JSON.stringify(deed.before) : null,
    after: deed.after ? JSON.stringify(deed.after) : null,
    reason: deed.reason ?? null,
    ...(isMember && actor.at && { at: actor.at }),
  });
}
