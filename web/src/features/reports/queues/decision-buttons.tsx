import { Check, X } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { isAtOnce, type QueueName, type Verdict } from './decide.ts';
import { queueMessages } from './messages.ts';
import { useQueueDecision } from './use-queue-decision.ts';

type DecisionButtonsProps = { queue: QueueName; id: string; name: string };

const VERDICTS = { approve: Check, reject: X } as const;

/** Yes or no, where it stands: what takes something away, or moves money, is asked first, with a reason. */
export function DecisionButtons({ queue, ...item }: DecisionButtonsProps) {
  const t = useTexts(queueMessages);
  const decide = useQueueDecision(queue, item);
  const [asked, setAsked] = useState<Verdict | null>(null);
  const press = (verdict: Verdict) =>
    isAtOnce(queue, verdict) ? decide.mutate({ verdict, reason: '' }) : setAsked(verdict);
  return (
    <div className="flex shrink-0 gap-1">
      {(['approve', 'reject'] as const).map((verdict) => (
        <Button
          key={verdict}
          size="sm"
          variant={verdict === 'approve' ? 'secondary' : 'ghost'}
          icon={VERDICTS[verdict]}
          busy={decide.isPending && decide.variables.verdict === verdict}
          disabled={decide.isPending}
          onClick={() => press(verdict)}
          aria-label={t(`${verdict}Of`, { name: item.name })}
          className="pointer-coarse:min-h-11"
        >
          {t(verdict)}
        </Button>
      ))}
      {asked && <Question {...{ item, verdict: asked, decide }} onClose={() => setAsked(null)} />}
    </div>
  );
}

type QuestionProps = {
  item: { name: string };
  verdict: Verdict;
  decide: ReturnType<typeof useQueueDecision>;
  onClose: () => void;
};

/** It stays, with what was typed, until the answer is there. */
function Question({ item, verdict, decide, onClose }: QuestionProps) {
  const t = useTexts(queueMessages);
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`ask.${verdict}`)}
      description={item.name}
      confirmLabel={t(decide.isPending ? 'busy' : verdict)}
      onConfirm={() => decide.mutate({ verdict, reason }, { onSuccess: onClose })}
      tone={verdict === 'approve' ? 'primary' : 'danger'}
      busy={decide.isPending}
    >
      <ReasonField label={t('reason')} hint={t('reasonHint')} optional value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
