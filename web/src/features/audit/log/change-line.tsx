import type { AuditEntry } from '@callstead/contract/audit';
import { useTexts } from '../../../i18n/language.tsx';
import { auditMessages } from './messages.ts';
import type { ToldChange } from './told-changes.ts';

const SHOWN = 2;

/** The first changes and the reason on one line; all of it stands in the drawer. */
export function ChangeLine({ entry, changes }: { entry: AuditEntry; changes: ToldChange[] }) {
  const t = useTexts(auditMessages);
  const pieces = changes
    .slice(0, SHOWN)
    .map(({ name, before, after }) =>
      before === undefined ? t('value', { field: name, value: after }) : t('change', { field: name, before, after }),
    );
  const rest = changes.length - SHOWN;
  if (rest > 0) pieces.push(t('andMore', { count: rest }));
  if (entry.reason) pieces.push(t('reason', { reason: entry.reason }));
  const line = pieces.join(' · ');
  return (
    <span title={line} className="block max-w-56 truncate text-13 text-muted 2xl:max-w-96">
      {line}
    </span>
  );
}
