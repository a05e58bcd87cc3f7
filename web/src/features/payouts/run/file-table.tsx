import type { PayoutFile } from '@callstead/contract/payouts/runs';
import { downloadPayoutFile } from '@callstead/contract/payouts/runs-endpoints';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { payoutRunMessages } from './messages.ts';

type FileTableProps = { files: readonly PayoutFile[]; onSent: (file: PayoutFile) => void };

export function FileTable({ files, onSent }: FileTableProps) {
  const t = useTexts(payoutRunMessages);
  const columns: Column<PayoutFile>[] = [
    { id: 'file', header: t('files.file'), cell: (file) => <Named file={file} /> },
    { id: 'payouts', header: t('files.payouts'), align: 'right', cell: ({ payouts }) => payouts },
    { id: 'total', header: t('files.total'), align: 'right', cell: ({ totalCents }) => <Money cents={totalCents} /> },
    { id: 'state', header: t('files.state'), cell: ({ open }) => <State open={open} /> },
    { id: 'next', header: t('files.next'), cell: (file) => <Steps file={file} onSent={() => onSent(file)} /> },
  ];
  return (
    <DataTable
      query={{ data: files, isPending: false, isError: false }}
      columns={columns}
      rowKey={(file) => file.id}
      caption={t('files.caption')}
      empty={null}
    />
  );
}

function Named({ file: { name, format, madeAt, madeBy } }: { file: PayoutFile }) {
  const t = useTexts(payoutRunMessages);
  return (
    <div className="min-w-40">
      <p className="wrap-anywhere font-mono text-13">{name}</p>
      <p className="text-12 text-muted">
        {t(`files.formats.${format}`)} · {madeBy}, <DateTime value={madeAt} />
      </p>
    </div>
  );
}

function State({ open }: { open: number }) {
  const t = useTexts(payoutRunMessages);
  return (
    <Badge tone={open > 0 ? 'info' : 'success'}>{open > 0 ? t('files.open', { count: open }) : t('files.done')}</Badge>
  );
}

function Steps({ file: { id, name, open }, onSent }: { file: PayoutFile; onSent: () => void }) {
  const t = useTexts(payoutRunMessages);
  return (
    <span className="flex items-center gap-2">
      <ExportLink
        to={endpointHref(downloadPayoutFile, { params: { id } })}
        size="sm"
        aria-label={t('files.downloadOne', { name })}
      >
        {t('files.download')}
      </ExportLink>
      {open > 0 && (
        <Button size="sm" aria-label={t('files.sentOne', { name })} className="whitespace-nowrap" onClick={onSent}>
          {t('files.sent')}
        </Button>
      )}
    </span>
  );
}
