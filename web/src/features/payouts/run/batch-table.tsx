import type { PayoutBatch } from '@callstead/contract/payouts/runs';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { payoutRunMessages } from './messages.ts';

/** What PayPal sends, and how far it is. */
export function BatchTable({ batches, simulator }: { batches: readonly PayoutBatch[]; simulator: string | null }) {
  const { language } = useLanguage();
  const t = useTexts(payoutRunMessages);
  const columns: Column<PayoutBatch>[] = [
    { id: 'batch', header: t('batches.batch'), cell: (batch) => <Named batch={batch} /> },
    { id: 'payouts', header: t('files.payouts'), align: 'right', cell: ({ payouts }) => payouts },
    { id: 'total', header: t('files.total'), align: 'right', cell: ({ totalCents }) => <Money cents={totalCents} /> },
    { id: 'state', header: t('files.state'), cell: (batch) => <State batch={batch} /> },
  ];
  return (
    <div className="grid min-w-0 justify-items-start gap-2">
      <div className="w-full min-w-0">
        <DataTable
          query={{ data: batches, isPending: false, isError: false }}
          columns={columns}
          rowKey={({ id }) => id}
          caption={t('batches.caption')}
          empty={null}
        />
      </div>
      {simulator && (
        <a href={`${simulator}?lang=${language}`} className="text-14 text-primary underline underline-offset-4">
          {t('batches.simulator')}
        </a>
      )}
    </div>
  );
}

function Named({ batch: { ref, madeAt, madeBy } }: { batch: PayoutBatch }) {
  const t = useTexts(payoutRunMessages);
  return (
    <div className="min-w-40">
      <p className="wrap-anywhere font-mono text-13">{ref ?? t('batches.unnamed')}</p>
      <p className="text-12 text-muted">
        {madeBy}, <DateTime value={madeAt} />
      </p>
    </div>
  );
}

function State({ batch: { open, ref, refusal, problem } }: { batch: PayoutBatch }) {
  const t = useTexts(payoutRunMessages);
  if (refusal)
    return (
      <div className="grid min-w-44 max-w-72 justify-items-start gap-1">
        <Badge tone="danger">{t('batches.refused')}</Badge>
        <p className="wrap-anywhere text-13 text-muted">{refusal}</p>
      </div>
    );
  if (!ref)
    return (
      <div className="grid min-w-44 max-w-72 justify-items-start gap-1">
        <Badge tone={problem ? 'warning' : 'info'}>{t(problem ? 'batches.unclear' : 'batches.asking')}</Badge>
        {problem && <p className="wrap-anywhere text-13 text-muted">{problem}</p>}
      </div>
    );
  return (
    <Badge tone={open > 0 ? 'info' : 'success'}>{open > 0 ? t('files.open', { count: open }) : t('files.done')}</Badge>
  );
}
