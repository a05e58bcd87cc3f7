import type { AuditEntry } from '@callstead/contract/audit';
import { useTexts } from '../../../i18n/language.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import { auditActionMessages } from './action-messages.ts';
import { ActorLink, SubjectLink } from './audit-links.tsx';
import { factMessages } from './fact-messages.ts';
import { auditMessages } from './messages.ts';
import type { ToldChange } from './told-changes.ts';

type EntryDrawerProps = {
  entry: AuditEntry;
  changes: ToldChange[];
  addressWith: ListAddress['addressWith'];
  onClose: () => void;
};

/** One entry whole: who, from where, why, and what was → what is. */
export function EntryDrawer({ entry, changes, addressWith, onClose }: EntryDrawerProps) {
  const t = useTexts(auditMessages);
  const actionText = useTexts(auditActionMessages);
  return (
    <Drawer
      open
      side="right"
      onOpenChange={onClose}
      title={actionText(entry.action)}
      description={<DateTime value={entry.at} />}
    >
      <dl className="grid grid-cols-2 gap-4">
        <Fact label={t('actor')}>
          <ActorLink entry={entry} addressWith={addressWith} />
        </Fact>
        <Fact label={t('address')}>{entry.address && <span className="font-mono text-13">{entry.address}</span>}</Fact>
        <Fact label={t(`subjects.${entry.subject.type}`)} className="col-span-2">
          <span className="inline-flex items-center gap-1">
            <SubjectLink entry={entry} addressWith={addressWith} />
            <CopyButton value={entry.subject.id} what={t('subjectId')} />
          </span>
        </Fact>
        {entry.reason && (
          <Fact label={t('reasonLabel')} className="col-span-2">
            {entry.reason}
          </Fact>
        )}
      </dl>
      <h3 className="mt-6 mb-2 font-sans text-14">{t('changes')}</h3>
      {changes.length === 0 ? <p className="text-muted">{t('noDetails')}</p> : <Changes changes={changes} />}
    </Drawer>
  );
}

function Changes({ changes }: { changes: ToldChange[] }) {
  return (
    <dl className="grid">
      {changes.map((change) => (
        <div key={change.name} className="grid gap-0.5 border-t py-2">
          <dt className="text-12 text-muted">{change.name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            <Change {...change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ before, after }: ToldChange) {
  const t = useTexts(auditMessages);
  const words = useTexts(factMessages);
  if (before === undefined) return after || words('nothing');
  return (
    <>
      <span className="sr-only">{t('before')}: </span>
      <del className="text-muted">{before || words('nothing')}</del> <span aria-hidden>→</span>{' '}
      <span className="sr-only">{t('after')}: </span>
      <ins className="no-underline">{after || words('nothing')}</ins>
    </>
  );
}
