import type { EarlyPayout } from '@callstead/contract/payouts/early';
import { type ReactNode, useState } from 'react';
import { newId } from '../../../api/new-id.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useAskEarly } from './api.ts';
import { earlyPayoutMessages } from './early-messages.ts';

/** What it costs and what arrives, before anything is asked for. A lost answer is asked for again under the same id. */
export function EarlyPayoutDialog({ early, onClose }: { early: EarlyPayout; onClose: () => void }) {
  const t = useTexts(earlyPayoutMessages);
  const money = useMoney();
  const { toast } = useToast();
  const [id] = useState(newId);
  const asking = useAskEarly();
  const { grossCents, feeCents, netCents } = early;
  const hasChanged = isRefusal(asking.error, 'payout_run_changed') || isRefusal(asking.error, 'payout_not_due');
  const onSuccess = () => {
    toast({ title: t('done'), description: t('doneText'), tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('dialogTitle')}
      description={t('dialogText')}
      confirmLabel={t('confirm', { amount: money(netCents) })}
      tone="primary"
      onConfirm={() => asking.mutate({ id, netCents, feeCents }, { onSuccess })}
      busy={asking.isPending}
    >
      <dl className="grid gap-2 border-brass border-t-2 pt-2 text-14">
        <Line label={t('gross')}>{money(grossCents)}</Line>
        <Line label={t('fee')}>{money(-feeCents)}</Line>
        <Line label={t('net')} strong>
          {money(netCents)}
        </Line>
      </dl>
      {hasChanged ? <Banner tone="warning">{t('changed')}</Banner> : <FailureBanner error={asking.error} />}
    </ConfirmDialog>
  );
}

function Line({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className={strong ? 'font-display font-semibold text-20 text-brass tabular-nums' : 'tabular-nums'}>
        {children}
      </dd>
    </div>
  );
}
