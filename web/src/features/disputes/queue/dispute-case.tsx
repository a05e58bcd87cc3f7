import type { DisputeRow } from '@callstead/contract/disputes';
import { paths } from '@callstead/contract/paths';
import { ArrowLeft } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import type { RecordingSlot } from '../shared/recording-slot.ts';
import { DisputeThread } from '../thread/dispute-thread.tsx';
import { useDecide } from './api.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { DecideAppeal } from './decide-appeal.tsx';
import { disputeQueueMessages } from './messages.ts';

type DisputeCaseProps = { dispute: DisputeRow; Recording: RecordingSlot; onDecided: () => void; onBack: () => void };

export function DisputeCase({ dispute, Recording, onDecided, onBack }: DisputeCaseProps) {
  const t = useTexts(disputeQueueMessages);
  const { language } = useLanguage();
  const { kind, id, campaign } = dispute;
  const heading = useRef<HTMLHeadingElement>(null);
  const [from, setFrom] = useState<{ second: number }>();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []); // screen readers follow to what was opened
  return (
    <article className="grid min-w-0 gap-4 rounded border bg-surface p-4">
      <Button variant="ghost" size="sm" icon={ArrowLeft} onClick={onBack} className="justify-self-start lg:hidden">
        {t('back')}
      </Button>
      <header className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="wrap-anywhere text-20">
          {campaign?.title[language] ?? t('noCampaign')}
        </h2>
        <p className="text-13 text-muted">
          {t(`kinds.${kind}`)} · {dispute.publisher} · {dispute.advertiser}
        </p>
        <p className="flex flex-wrap gap-x-4 text-14">
          <span>
            {t('price')} <Money cents={dispute.priceCents} />
          </span>
          <span>
            {t('payout')} <Money cents={dispute.payoutCents} />
          </span>
          <TextLink to={paths.admin[kind](id)}>{t('open')}</TextLink>
        </p>
      </header>
      {kind === 'call' && <Recording callId={id} from={from} />}
      <DisputeThread kind={kind} id={id} onListen={kind === 'call' ? (second) => setFrom({ second }) : undefined} />
      {dispute.appealedBy ? (
        <DecideAppeal dispute={dispute} side={dispute.appealedBy} onDecided={onDecided} />
      ) : (
        <Decide dispute={dispute} onDecided={onDecided} />
      )}
    </article>
  );
}

/** The reason stays, with what was typed, until the answer is there. Money that goes back is asked about first. */
function Decide({ dispute, onDecided }: Pick<DisputeCaseProps, 'dispute' | 'onDecided'>) {
  const t = useTexts(disputeQueueMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isCrediting, setCrediting] = useState(false);
  const decide = useDecide(dispute, (decision) => {
    toast({ title: t(decision), tone: 'success' });
    setAsking(false);
    onDecided();
  });
  const press = (decision: 'approved' | 'refused') =>
    decide.mutate(
      { decision, reason },
      {
        onError: (error) => {
          toast({ title: t('failed'), description: errorText(error), tone: 'danger' });
          setAsking(false);
        },
      },
    );
  return (
    <div className="grid gap-3 border-t pt-4">
      <ReasonField label={t('reason')} hint={t('reasonHint')} optional value={reason} onChange={setReason} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" size="sm" disabled={decide.isPending} onClick={() => setAsking(true)}>
          {t('refuse')}
        </Button>
        {(dispute.priceCents ?? 0) > 1 && (
          <Button variant="secondary" size="sm" disabled={decide.isPending} onClick={() => setCrediting(true)}>
            {t('credit.button')}
          </Button>
        )}
        <Button
          size="sm"
          busy={decide.isPending && !isAsking}
          disabled={decide.isPending}
          onClick={() => press('approved')}
        >
          {t(decide.isPending && !isAsking ? 'deciding' : 'approve')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('refuseTitle')}
        description={
          <>
            {t('refuseText', {
              publisher: dispute.publisher ?? t('unnamed.publisher'),
              advertiser: dispute.advertiser ?? t('unnamed.advertiser'),
            })}{' '}
            <Money cents={dispute.priceCents} />
          </>
        }
        confirmLabel={t(decide.isPending ? 'deciding' : 'refuse')}
        onConfirm={() => press('refused')}
        busy={decide.isPending}
      />
      {isCrediting && (
        <CreditDialog
          dispute={dispute}
          reason={reason}
          onCredited={() => {
            toast({ title: t('credit.done'), tone: 'success' });
            setCrediting(false);
            onDecided();
          }}
          onClose={() => setCrediting(false)}
        />
      )}
    </div>
  );
}
