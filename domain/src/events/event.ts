import type { AuditSubject } from '../audit/audit-subject.ts';
import type { AuditedAction } from '../audit/audited-action.ts';

export type EventType = AuditedAction;

/** What it happened to, by the name it had then: it may be renamed or gone when somebody reads of it. */
export type EventSubject = { type: AuditSubject; id: string; name: string };

/** Ids, and what the audit must remember. No secrets, and nothing personal of a caller or a lead. */
export type EventData = {
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
  reason?: string | null | undefined;
};

/** What a command tells of what it did. */
export type NewEvent = EventData & {
  type: EventType;
  subject: EventSubject;
  /** Whose it is; without one, the network's. */
  accountId?: string | null;
};

/** The same in its place among all others, as subscribers read it. */
export type StoredEvent = {
  position: number;
  id: number;
  at: Date;
  type: EventType;
  subject: EventSubject;
  accountId: string | null;
  actor: { id: string | null; name: string; address: string | null };
  data: EventData;
};
