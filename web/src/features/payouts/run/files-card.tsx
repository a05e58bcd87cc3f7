import type { PayoutFile, PayoutRun } from '@callstead/contract/payouts/runs';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { runMessages } from '../shared/messages.ts';
import { BatchTable } from './batch-table.tsx';
import { FileTable } from './file-table.tsx';
import { MakeFileDialog } from './make-file-dialog.tsx';
import { payoutRunMessages } from './messages.ts';
import { SendBatchDialog } from './send-batch-dialog.tsx';
import { FileSentDialog } from './sent-dialogs.tsx';

type Unfiled = PayoutRun['unfiled'][number];

/** What still has to go into a file, and the files there are. */
export function FilesCard({ run }: { run: PayoutRun }) {
  const t = useTexts(payoutRunMessages);
  const [making, setMaking] = useState<Unfiled | null>(null);
  const [sending, setSending] = useState<Unfiled | null>(null);
  const [sent, setSent] = useState<PayoutFile | null>(null);
  return (
    <Card title={t('files.title')}>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <p className="max-w-prose text-14 text-muted">{t('files.text')}</p>
        {run.unfiled.length === 0 ? (
          <p className="text-14">{t('files.none')}</p>
        ) : (
          <ul className="grid divide-y border-y">
            {run.unfiled.map((waiting) => (
              <Waiting
                key={waiting.kind}
                waiting={waiting}
                onMake={() => setMaking(waiting)}
                onSend={waiting.kind === 'paypal' && run.canSendByPaypal ? () => setSending(waiting) : undefined}
              />
            ))}
          </ul>
        )}
        {run.batches.length > 0 && <BatchTable batches={run.batches} simulator={run.paypalSimulator} />}
        {run.files.length > 0 && <FileTable files={run.files} onSent={setSent} />}
      </div>
      {making && <MakeFileDialog run={run} waiting={making} onClose={() => setMaking(null)} />}
      {sending && <SendBatchDialog run={run} waiting={sending} onClose={() => setSending(null)} />}
      {sent && <FileSentDialog run={run} file={sent} onClose={() => setSent(null)} />}
    </Card>
  );
}

type WaitingProps = {
  waiting: Unfiled;
  onMake: () => void;
  /** Where a service can send them without a file. */
  onSend: (() => void) | undefined;
};

function Waiting({ waiting: { kind, format, payouts, totalCents }, onMake, onSend }: WaitingProps) {
  const t = useTexts(payoutRunMessages);
  const words = useTexts(runMessages);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0">
        <span className="font-medium">{words(`kinds.${kind}`)}</span>{' '}
        <span className="text-13 text-muted">{t('files.unfiled', { count: payouts })}</span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <Money cents={totalCents} />
        {onSend && (
          <Button size="sm" onClick={onSend}>
            {t('batches.send')}
          </Button>
        )}
        <Button size="sm" variant={onSend ? 'secondary' : 'primary'} onClick={onMake}>
          {t('files.make', { format: t(`files.formats.${format}`) })}
        </Button>
      </span>
    </li>
  );
}
