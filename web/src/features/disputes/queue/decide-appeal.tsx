import type { AppealChange, DisputeRow } from '@callstead/contract/disputes';
import type { AppealOutcome, AppealSide } from '@callstead/domain/disputes/appeal';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { threadQuery } from '../thread/api.ts';
import { useDecideAppeal } from './api.ts';
import { AppealPartDialog } from './appeal-part-dialog.tsx';
import { disputeQueueMessages } from './messages.ts';

type DecideAppealProps = { dispute: DisputeRow; side: AppealSide; onDecided: () => void };

/** The last word: what a change would do stands there before, and so does why there can be none. */
export function DecideAppeal({ dispute, side, onDecided }: DecideAppealProps) {
  const t = useTexts(disputeQueueMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const { data: told } = useQuery(threadQuery(dispute));
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isGivingPart, setGivingPart] = useState(false);
  const decided = (outcome: AppealOutcome) => {
    toast({ title: t(`appeal.outcomes.${outcome}`), tone: 'success' });
    setAsking(false);
    setGivingPart(false);
    onDecided();
  };
  const decide = useDecideAppeal(dispute, decided);
  const change = told?.appealChange ?? undefined;
  const part = change?.part ?? null;
  const press = (outcome: AppealOutcome) =>
    decide.mutate(
      { outcome, reason },
      {
        onError: (error) => {
          toast({ title: t('failed'), description: errorText(error), tone: 'danger' });
          setAsking(false);
        },
      },
    );
  return (
    <div className="grid gap-3 border-t pt-4">
      <p>
        <Badge tone="warning">{t(`appeal.by.${side}`)}</Badge>
      </p>
      {change?.isOwnDecision && <Banner tone="warning">{t('appeal.own')}</Banner>}
      {change && <WhatItDoes change={change} />}
      <ReasonField label={t('reason')} hint={t('reasonHint')} optional value={reason} onChange={setReason} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={decide.isPending || change?.verdict !== 'change'}
          onClick={() => setAsking(true)}
        >
          {t('appeal.change')}
        </Button>
        {part && (
          <Button variant="secondary" size="sm" disabled={decide.isPending} onClick={() => setGivingPart(true)}>
            {t('appeal.part.button')}
          </Button>
        )}
        <Button
          size="sm"
          busy={decide.isPending && !isAsking}
          disabled={decide.isPending}
          onClick={() => press('confirmed')}
        >
          {t(decide.isPending && !isAsking ? 'deciding' : 'appeal.confirm')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('appeal.title')}
        description={t('appeal.final')}
        confirmLabel={t(decide.isPending ? 'deciding' : 'appeal.change')}
        onConfirm={() => press('changed')}
        busy={decide.isPending}
      >
        {change && <WhatItDoes change={change} />}
      </ConfirmDialog>
      {part && isGivingPart && (
        <AppealPartDialog
          dispute={dispute}
          part={part}
          reason={reason}
          onDecided={decided}
          onClose={() => setGivingPart(false)}
        />
      )}
    </div>
  );
}

function WhatItDoes({ change }: { change: AppealChange }) {
  const t = useTexts(disputeQueueMessages);
  const money = useMoney();
  const { verdict, billing, missingCents, owedCents } = change;
  if (verdict === 'no_balance' || verdict === 'no_budget') {
    return <Banner tone="warning">{t(`appeal.stuck.${verdict}`, { amount: money(missingCents) })}</Banner>;
  }
  if (verdict !== 'change') return <Banner tone="warning">{t('appeal.stuck.other')}</Banner>;
  const amounts = { price: money(change.priceCents), payout: money(change.payoutCents) };
  return (
    <div className="grid gap-2">
      <p>{billing === 'refused' ? t('appeal.moves.refused', amounts) : t('appeal.moves.charged', amounts)}</p>
      {owedCents > 0 && <Banner tone="warning">{t('appeal.owed', { amount: money(owedCents) })}</Banner>}
    </div>
  );
}
