import type { AuditEntry } from '@callstead/contract/audit';

const SOMEBODY = '7a9e1c04-52c1-4a0e-9b57-2f1f0c9f3a11';

export function anAuditEntry(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 1,
    at: '2026-03-02T10:00:00.000Z',
    actor: { id: SOMEBODY, name: 'Alma Ortega' },
    address: '203.0.113.7',
    action: 'account.set-status',
    subject: { type: 'account', id: SOMEBODY, name: 'Nora Paz' },
    before: null,
    after: null,
    reason: null,
    ...changes,
  };
}
