import type { PayoutRun } from '@callstead/contract/payouts/runs';
import { useState } from 'react';
import { isRefusal } from '../../../api/refusal.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useApprove } from './api.ts';
import { freezingMessages } from './freezing-messages.ts';
import { payoutRunMessages } from './messages.ts';

export type Approval = ReturnType<typeof useApproval>;

/** What is approved is the run as it stood when it was asked: figures that come in meanwhile are not what was seen. */
export function useApproval(run: PayoutRun) {
  const t = useTexts(payoutRunMessages);
  const { toast } = useToast();
  const [asked, setAsked] = useState<PayoutRun | null>(null);
  const [hasChanged, setChanged] = useState(false);
  const freezing = useTexts(freezingMessages);
  const begun = { title: freezing('toast'), description: freezing('toastText') };
  const sending = useApprove(run.id);
  const close = () => setAsked(null);
  const tell = ({ status, pays }: PayoutRun) => {
    const isFrozen = status === 'frozen';
    const description = isFrozen ? t('approval.frozenText', { count: pays.publishers }) : t('approval.waitingText');
    const title = t(isFrozen ? 'approval.frozen' : 'approval.waiting');
    toast({ ...(status === 'freezing' ? begun : { title, description }), tone: 'success' });
  };
  return {
    asked,
    hasChanged,
    isPending: sending.isPending,
    error: sending.error,
    close,
    ask: () => {
      sending.reset();
      setChanged(false);
      setAsked(run);
    },
    confirm: () =>
      sending.mutate(asked?.digest ?? '', {
        onSuccess: (approved) => {
          tell(approved);
          close();
        },
        onError: (error) => {
          if (!isRefusal(error, 'payout_run_changed')) return;
          setChanged(true);
          close();
        },
      }),
  };
}
