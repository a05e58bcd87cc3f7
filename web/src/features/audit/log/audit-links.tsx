import type { AuditEntry } from '@callstead/contract/audit';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { auditMessages } from './messages.ts';
import { subjectName } from './subject-name.ts';

type LinkProps = { entry: AuditEntry; addressWith: ListAddress['addressWith'] };
const LINK_CLASS = 'font-medium underline decoration-border underline-offset-4 hover:decoration-current';

/** A name leads to everything that person did. */
export function ActorLink({ entry, addressWith }: LinkProps) {
  const t = useTexts(auditMessages);
  const { id, name } = entry.actor;
  if (!id) return name;
  return (
    <Link to={addressWith({ actor: id })} title={t('byActor', { name })} className={LINK_CLASS}>
      {name}
    </Link>
  );
}

/** And the subject to its whole history. */
export function SubjectLink({ entry, addressWith }: LinkProps) {
  const t = useTexts(auditMessages);
  const { type, id } = entry.subject;
  const name = subjectName(entry.subject);
  return (
    <Link
      to={addressWith({ subjectType: type, subjectId: id })}
      title={t('aboutSubject', { name })}
      className={LINK_CLASS}
    >
      {name || t(`subjects.${type}`)}
    </Link>
  );
}
