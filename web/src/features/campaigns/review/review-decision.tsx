import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { movesOf } from '@callstead/domain/campaigns/lifecycle';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useStepCampaign } from '../shared/api.ts';
import { useReviewCampaign } from './api.ts';
import { campaignReviewMessages } from './messages.ts';

/** Activate, give back with a reason, pause or resume: whatever the state allows. */
export function ReviewDecision({ campaign }: { campaign: Campaign }) {
  const t = useTexts(campaignReviewMessages);
  const actor = useActor();
  const decision = useDecision(campaign);
  const [isReturning, setIsReturning] = useState(false);
  const moves = movesOf(actor, { advertiserId: campaign.advertiser.id, status: campaign.status });
  const step = moves.includes('pause') ? 'pause' : moves.includes('resume') ? 'resume' : undefined;
  return (
    <Card title={t('decision')}>
      <div className="grid gap-3">
        <p className="text-14 text-muted">
          <StateHint campaign={campaign} />
        </p>
        {campaign.advertiser.status !== 'approved' && <Banner tone="warning">{t('advertiserInactive')}</Banner>}
        {moves.includes('activate') && (
          <Button busy={decision.isActivating} disabled={decision.isBusy} onClick={decision.activate}>
            {decision.isActivating ? t('activating') : t('activate')}
          </Button>
        )}
        {moves.includes('return') && (
          <Button variant="secondary" disabled={decision.isBusy} onClick={() => setIsReturning(true)}>
            {t('return')}
          </Button>
        )}
        {step && (
          <Button variant="secondary" disabled={decision.isBusy} onClick={() => decision.step(step)}>
            {t(step)}
          </Button>
        )}
      </div>
      {isReturning && (
        <ReturnDialog
          busy={decision.isBusy}
          onReturn={(reason) => decision.giveBack(reason, () => setIsReturning(false))}
          onClose={() => setIsReturning(false)}
        />
      )}
    </Card>
  );
}

function StateHint({ campaign: { status, type } }: { campaign: Campaign }) {
  const t = useTexts(campaignReviewMessages);
  const takes = status === 'active' || status === 'paused';
  return type === 'lead' && takes ? t(`leadHints.${status}`) : t(`stateHints.${status}`);
}

function useDecision(campaign: Campaign) {
  const t = useTexts(campaignReviewMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const review = useReviewCampaign(campaign.id);
  const stepping = useStepCampaign();
  const { version } = campaign;
  const onError = (error: unknown) => toast({ title: t('error'), description: errorText(error), tone: 'danger' });
  const done = (title: string) => () => toast({ title, tone: 'success' });
  return {
    isBusy: review.isPending || stepping.isPending,
    isActivating: review.isPending && review.variables.decision === 'activate',
    activate: () =>
      review.mutate({ decision: 'activate', version }, { onSuccess: done(t('activated', { count: 1 })), onError }),
    giveBack: (reason: string, onDone: () => void) =>
      review.mutate(
        { decision: 'return', version, reason },
        {
          onSuccess: () => {
            done(t('returned'))();
            onDone();
          },
          onError,
        },
      ),
    step: (step: 'pause' | 'resume') =>
      stepping.mutate({ campaign, step }, { onSuccess: done(t(`done.${step}`)), onError }),
  };
}

type ReturnDialogProps = { busy: boolean; onReturn: (reason: string) => void; onClose: () => void };

function ReturnDialog({ busy, onReturn, onClose }: ReturnDialogProps) {
  const t = useTexts(campaignReviewMessages);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const confirm = () => (reason.trim() === '' ? setIsMissing(true) : onReturn(reason));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('returnTitle')}
      description={t('returnText')}
      confirmLabel={busy ? t('returning') : t('return')}
      tone="primary"
      onConfirm={confirm}
      busy={busy}
    >
      <ReasonField
        label={t('reason')}
        value={reason}
        error={isMissing && reason.trim() === '' ? t('reasonMissing') : undefined}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
