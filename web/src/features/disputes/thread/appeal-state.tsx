import type { Appeal } from '@callstead/contract/disputes';
import { useTexts } from '../../../i18n/language.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { threadMessages } from './messages.ts';

type GivenPart = NonNullable<NonNullable<Appeal['decision']>['part']>;

/** Who appealed, and how it ended. */
export function AppealState({ appeal: { side, at, decision } }: { appeal: Appeal }) {
  const t = useTexts(threadMessages);
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2 text-12 text-muted">
        <Badge tone="warning">{t('appeal.title')}</Badge> {t(`appeal.by.${side}`)} · <DateTime value={at} />
      </p>
      {decision && (
        <>
          <p className="mt-2">
            <strong>{t(`appeal.decided.${decision.outcome}`)}</strong> · <DateTime value={decision.at} />
          </p>
          {decision.part && <Part part={decision.part} />}
          {decision.reason && <blockquote className="wrap-anywhere whitespace-pre-line">{decision.reason}</blockquote>}
          <p className="text-13 text-muted">{t('appeal.final')}</p>
        </>
      )}
    </div>
  );
}

/** Each side reads its own amount. */
function Part({ part: { priceCents, payoutCents } }: { part: GivenPart }) {
  const t = useTexts(threadMessages);
  const money = useMoney();
  return (
    <p>
      {priceCents !== null && t('appeal.part.price', { amount: money(priceCents) })}{' '}
      {payoutCents !== null && t('appeal.part.payout', { amount: money(payoutCents) })}
    </p>
  );
}
