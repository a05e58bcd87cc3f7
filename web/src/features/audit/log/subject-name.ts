import type { AuditEntry } from '@callstead/contract/audit';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { shortId } from '@callstead/domain/short-id';

/** Numbers as people write them, and of an id that stands for a name only its end. */
export function subjectName({ id, name }: AuditEntry['subject']): string {
  if (name === id) return shortId(id);
  return name.replace(/^\+\d+/, phoneText);
}
