import type { CarrierAccount, OwnedNumber } from '@callstead/contract/carriers';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { useQuery } from '@tanstack/react-query';
import { type Key, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { ownedNumbersQuery, useAdoptNumbers } from './api.ts';
import { carriersMessages } from './messages.ts';

const isTakeable = ({ verdict }: OwnedNumber) => verdict === 'new' || verdict === 'link';

export function AdoptDialog({ account: { id, name }, onClose }: { account: CarrierAccount; onClose: () => void }) {
  const t = useTexts(carriersMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const adopt = useAdoptNumbers(id);
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set());
  const onSuccess = ({ adopted }: { adopted: number }) => {
    toast({ title: t('adopt.done'), description: t('adopt.doneText', { count: adopted }), tone: 'success' });
    onClose();
  };
  const commit = () =>
    adopt.mutate([...selected].map(String), {
      onSuccess,
      onError: (error) => toast({ title: t('error'), description: errorText(error), tone: 'danger' }),
    });
  return (
    <Dialog
      open
      wide
      onOpenChange={() => !adopt.isPending && onClose()}
      title={t('adopt.title', { name })}
      description={t('adopt.text')}
      footer={
        <Button busy={adopt.isPending} disabled={selected.size === 0} onClick={commit}>
          {adopt.isPending ? t('adopt.busy') : t('adopt.submit', { count: selected.size })}
        </Button>
      }
    >
      <OwnedTable id={id} selected={selected} onChange={setSelected} />
    </Dialog>
  );
}

type OwnedTableProps = { id: string; selected: ReadonlySet<Key>; onChange: (selected: ReadonlySet<Key>) => void };

function OwnedTable({ id, selected, onChange }: OwnedTableProps) {
  const t = useTexts(carriersMessages);
  const owned = useQuery(ownedNumbersQuery(id));
  const columns: Column<OwnedNumber>[] = [
    {
      id: 'number',
      header: t('adopt.number'),
      cell: ({ number }) => <span className="whitespace-nowrap font-mono text-13">{phoneText(number)}</span>,
    },
    { id: 'verdict', header: t('adopt.verdict'), cell: ({ verdict }) => t(`adopt.verdicts.${verdict}`) },
    {
      id: 'today',
      header: t('adopt.today'),
      cell: ({ voiceUrl }) => <span className="wrap-anywhere text-13">{voiceUrl || t('adopt.nowhere')}</span>,
    },
  ];
  if (owned.isPending) return <p role="status">{t('adopt.loading')}</p>;
  if (owned.isError) return <FailureBanner error={owned.error} />;
  return (
    <DataTable
      query={{ ...owned, data: owned.data.numbers }}
      columns={columns}
      rowKey={({ sid }) => sid}
      caption={t('adopt.caption')}
      empty={<p className="p-4">{t('adopt.none')}</p>}
      selection={{
        ...{ selected, onChange, isSelectable: isTakeable, allLabel: t('adopt.all') },
        labelOf: ({ number }) => t('adopt.select', { number: phoneText(number) }),
      }}
    />
  );
}
