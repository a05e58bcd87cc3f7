import type { DisputeMessage, DisputeThread as Told } from '@callstead/contract/disputes';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTexts } from '../../../i18n/language.tsx';
import { TextButton } from '../../../ui/action/text-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { clockText } from '../../../ui/format/seconds.tsx';
import { BillingBadge } from '../../../ui/payment/billing-badge.tsx';
import { AnswerForm } from './answer-form.tsx';
import { type DisputedSale, threadQuery } from './api.ts';
import { AppealOffer } from './appeal-form.tsx';
import { AppealState } from './appeal-state.tsx';
import { threadMessages } from './messages.ts';

type DisputeThreadProps = DisputedSale & {
  /** Plays the recording from there; without one the second is only told. */
  onListen?: ((second: number) => void) | undefined;
};

/** A dispute whole: what it is about, whose time runs, what was said and what was decided. */
export function DisputeThread({ kind, id, onListen }: DisputeThreadProps) {
  const t = useTexts(threadMessages);
  const { data: told, error, refetch } = useQuery(threadQuery({ kind, id }));
  if (!told && error) return <ErrorState message={t('loadFailed')} onRetry={() => void refetch()} />;
  if (!told) return <Skeleton className="h-32 w-full" />;
  return (
    <section aria-label={t('title')} className="grid gap-4 border-warning border-l-2 bg-sunken px-4 py-3">
      <Head told={told} />
      <ol aria-label={t('thread')} className="grid gap-2">
        <Said side="advertiser" at={told.openedAt} message={told.reason} second={told.second} onListen={onListen} />
        {told.messages.map((each) => (
          <Said key={each.id} {...each} onListen={onListen} />
        ))}
      </ol>
      {told.decision && <Decision decision={told.decision} isOfLead={kind === 'lead'} />}
      {told.appeal && <AppealState appeal={told.appeal} />}
      <AppealOffer kind={kind} id={id} until={told.appealBy} />
      {told.mayWrite && <AnswerForm kind={kind} id={id} />}
    </section>
  );
}

function Head({ told }: { told: Told }) {
  const t = useTexts(threadMessages);
  const { category, turn, answerBy, decideBy } = told;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
      {category && <Badge tone="warning">{t(`categories.${category}`)}</Badge>}
      {turn && (
        <p className="text-muted">
          {t(turn === 'publisher' ? 'answerBy' : 'decideBy')}{' '}
          <DateTime value={turn === 'publisher' ? answerBy : decideBy} />
        </p>
      )}
    </div>
  );
}

type SaidProps = Pick<DisputeMessage, 'side' | 'at' | 'second'> & {
  author?: string | null;
  message: string | null;
  onListen: DisputeThreadProps['onListen'];
};

function Said({ side, author, at, message, second, onListen }: SaidProps) {
  const t = useTexts(threadMessages);
  const time = second === null ? '' : clockText(second);
  return (
    <li className={clsx('min-w-0 rounded border p-3', side === 'admin' ? 'bg-sunken' : 'bg-surface')}>
      <p className="text-12 text-muted">
        {t(`sides.${side}`)}
        {author && ` · ${author}`} · <DateTime value={at} />
      </p>
      {message && <p className="wrap-anywhere whitespace-pre-line">{message}</p>}
      {second !== null && (
        <p className="mt-1 text-13">
          {onListen ? (
            <TextButton onClick={() => onListen(second)}>{t('listenAt', { time })}</TextButton>
          ) : (
            t('listenAt', { time })
          )}
        </p>
      )}
    </li>
  );
}

function Decision({ decision, isOfLead }: { decision: NonNullable<Told['decision']>; isOfLead: boolean }) {
  const t = useTexts(threadMessages);
  const money = useMoney();
  const { credit } = decision;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2 text-12 text-muted">
        {t('decided')} · <DateTime value={decision.at} />
        <BillingBadge billing={decision.billing} isOfLead={isOfLead} />
      </p>
      {credit && (
        <p>
          {credit.priceCents !== null && t('credit.price', { amount: money(credit.priceCents) })}{' '}
          {credit.payoutCents !== null && t('credit.payout', { amount: money(credit.payoutCents) })}
        </p>
      )}
      {decision.reason && <blockquote className="wrap-anywhere whitespace-pre-line">{decision.reason}</blockquote>}
    </div>
  );
}
