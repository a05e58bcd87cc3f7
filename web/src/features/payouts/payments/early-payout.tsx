import type { EarlyPayout } from '@callstead/contract/payouts/early';
import { can, isMember } from '@callstead/domain/policy';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { useHolder } from '../../../session/use-viewed-account.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { earlyPayoutQuery, useWithdrawEarly } from './api.ts';
import { earlyPayoutMessages } from './early-messages.ts';
import { EarlyPayoutDialog } from './early-payout-dialog.tsx';

/** To be paid ahead of one's day, for a fee; nothing where the network offers none. */
export function EarlyPayoutCard({ account }: { account: string | undefined }) {
  const t = useTexts(earlyPayoutMessages);
  const errorText = useErrorText();
  const early = useQuery(earlyPayoutQuery(account));
  if (early.isPending) return <Coming className="h-24 w-full" />;
  if (!early.data)
    return (
      <Card title={t('title')}>
        <ErrorState message={t('failed', { message: errorText(early.error) })} onRetry={() => void early.refetch()} />
      </Card>
    );
  if (early.data.open) return <Asked open={early.data.open} />;
  return early.data.feeBasisPoints === 0 ? null : <Offer early={early.data} />;
}

function Offer({ early }: { early: EarlyPayout }) {
  const t = useTexts(earlyPayoutMessages);
  const money = useMoney();
  const mayAsk = useMayAsk('payout.ask-early');
  const [isAsking, setAsking] = useState(false);
  const { verdict, netCents, feeCents, thresholdCents } = early;
  const text =
    verdict === 'pays'
      ? t('offer', { net: money(netCents), fee: money(feeCents) })
      : t(`why.${verdict}`, { threshold: money(thresholdCents) });
  return (
    <Card title={t('title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-14">{text}</p>
        {verdict === 'pays' && mayAsk && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t('ask')}
          </Button>
        )}
      </div>
      {isAsking && <EarlyPayoutDialog early={early} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** Until it is approved nothing has moved, and it can be taken back. */
function Asked({ open: { id, netCents, feeCents, askedAt } }: { open: NonNullable<EarlyPayout['open']> }) {
  const t = useTexts(earlyPayoutMessages);
  const money = useMoney();
  const { toast } = useToast();
  const mayWithdraw = useMayAsk('payout.withdraw-early');
  const withdrawing = useWithdrawEarly();
  const withdraw = () => withdrawing.mutate(id, { onSuccess: () => toast({ title: t('withdrawn'), tone: 'success' }) });
  return (
    <Card title={t('title')}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-prose text-14">
            {t('asked', { net: money(netCents), fee: money(feeCents) })}{' '}
            <span className="text-muted">
              {t('askedAt')} <DateTime value={askedAt} />
            </span>
          </p>
          {mayWithdraw && (
            <Button variant="secondary" busy={withdrawing.isPending} onClick={withdraw}>
              {t('withdraw')}
            </Button>
          )}
        </div>
        <FailureBanner error={withdrawing.error} />
      </div>
    </Card>
  );
}

/** An admin who looks at the page asks for nobody. */
function useMayAsk(action: 'payout.ask-early' | 'payout.withdraw-early'): boolean {
  const actor = useActor();
  const id = useHolder();
  return isMember(actor) && id !== undefined && can(actor, action, { id, status: actor.status });
}
