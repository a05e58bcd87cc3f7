import type { FoundPerson } from '@callstead/contract/persons';
import { exportPerson } from '@callstead/contract/persons-endpoints';
import { useState } from 'react';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { useSuppress, useUnsuppress } from './api.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { KnownRows } from './known-rows.tsx';
import { personsMessages } from './messages.ts';

type FoundCardProps = { person: FoundPerson; onChanged: () => void };

export function FoundCard({ person, onChanged }: FoundCardProps) {
  const t = useTexts(personsMessages);
  const isKnown = person.callCount + person.leadCount > 0;
  return (
    <Card title={`${t('known')}: ${person.contact}`} footer={<Actions person={person} onChanged={onChanged} />}>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <Facts person={person} />
        {isKnown ? <KnownRows person={person} /> : <p className="text-muted">{t('nothing')}</p>}
      </div>
    </Card>
  );
}

function Facts({ person }: Pick<FoundCardProps, 'person'>) {
  const t = useTexts(personsMessages);
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        <Fact label={t('calls')}>{String(person.callCount)}</Fact>
        <Fact label={t('leads')}>{String(person.leadCount)}</Fact>
        <Fact label={t('blocks')}>{String(person.blocks)}</Fact>
        <Fact label={t('tickets')}>{String(person.tickets)}</Fact>
        <Fact label={t('suppressed')}>{t(person.isSuppressed ? 'yes' : 'no')}</Fact>
        <Fact label={t('erasedBefore')}>{person.erasedAt ? <DateTime value={person.erasedAt} /> : t('no')}</Fact>
      </dl>
      {person.tickets > 0 && <p className="text-13 text-muted">{t('ticketsHint')}</p>}
    </>
  );
}

function Actions({ person, onChanged }: FoundCardProps) {
  const t = useTexts(personsMessages);
  const [erasing, setErasing] = useState(false);
  const file = (format: 'json' | 'csv') => endpointHref(exportPerson, { query: { token: person.token, format } });
  return (
    <div className="flex flex-wrap gap-2">
      <ExportLink size="sm" to={file('json')}>
        {t('exportJson')}
      </ExportLink>
      <ExportLink size="sm" to={file('csv')}>
        {t('exportCsv')}
      </ExportLink>
      <SuppressButton person={person} onChanged={onChanged} />
      <Button size="sm" variant="danger" onClick={() => setErasing(true)}>
        {t('erase')}
      </Button>
      {erasing && <EraseDialog person={person} onClose={() => setErasing(false)} onErased={onChanged} />}
    </div>
  );
}

function SuppressButton({ person, onChanged }: FoundCardProps) {
  const t = useTexts(personsMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const [suppress, unsuppress] = [useSuppress(), useUnsuppress()];
  const busy = suppress.isPending || unsuppress.isPending;
  const onSuccess = () => {
    const description = t(person.isSuppressed ? 'unsuppressedNow' : 'suppressedNow');
    toast({ title: t('settled'), description, tone: 'success' });
    onChanged();
  };
  const onError = (error: unknown) => toast({ title: t('error'), description: errorText(error), tone: 'danger' });
  const click = () =>
    person.isSuppressed
      ? unsuppress.mutate(person.contact, { onSuccess, onError })
      : suppress.mutate(person.contact, { onSuccess, onError });
  return (
    <Button size="sm" variant="secondary" busy={busy} onClick={click}>
      {t(person.isSuppressed ? 'unsuppress' : 'suppress')}
    </Button>
  );
}
