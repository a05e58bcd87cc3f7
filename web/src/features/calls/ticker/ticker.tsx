import type { CallRow } from '@callstead/contract/calls/calls';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { CallScope } from '../shared/api.ts';
import { placeText } from '../shared/caller-text.tsx';
import { callsMessages } from '../shared/calls-messages.ts';
import { CallCard } from './ticker-card.tsx';
import type { TickerCard } from './ticker-cards.ts';
import { useTicker } from './use-ticker.ts';

/** The calls in flight, watched as they talk their way to the minimum duration. */
export function Ticker({ scope }: { scope: CallScope }) {
  const t = useTexts(callsMessages);
  const { live, cards } = useTicker(scope);
  const [qualified, setQualified] = useState<CallRow | null>(null);
  const formats = useFormats();
  const total = live.data?.total ?? 0;
  return (
    <section aria-labelledby="ticker-title" className="grid min-w-0 gap-2">
      <h2 id="ticker-title" className="flex items-center gap-2 text-16">
        <span aria-hidden className={`size-2 rounded-full ${total > 0 ? 'bg-signal' : 'bg-strong'}`} />
        {t('ticker.title')}
        {total > 0 && <span className="font-normal text-muted tabular-nums">{formats.number(total)}</span>}
      </h2>
      {/* It stands before the news, so that the news are read out. */}
      <p role="status" className="sr-only">
        {qualified &&
          t(qualified.simulated?.test ? 'ticker.testQualified' : 'ticker.qualified', {
            campaign: qualified.campaign?.title ?? t('noCampaign'),
            place: placeText(qualified.place),
          })}
      </p>
      <Cards {...{ live, cards, scope }} onQualified={setQualified} />
    </section>
  );
}

type CardsProps = {
  live: ReturnType<typeof useTicker>['live'];
  cards: readonly TickerCard[];
  scope: CallScope;
  onQualified: (call: CallRow) => void;
};

/** More is nothing anybody follows. */
const MOST_CARDS = 8;

/** The same with no call, one or many: the list below must not move when somebody hangs up. */
const HEIGHT_CLASS = 'h-38';

function Cards({ live, cards, scope, onQualified }: CardsProps) {
  const t = useTexts(callsMessages);
  if (live.isPending) return <Skeleton className={clsx(HEIGHT_CLASS, 'w-full')} />;
  if (!live.data) return <Failed error={live.error} onRetry={() => void live.refetch()} />;
  const { aheadMs, total } = live.data;
  const shown = cards.slice(0, MOST_CARDS);
  const others = total - shown.filter(({ leftAtMs }) => leftAtMs === null).length;
  if (shown.length === 0)
    return (
      <p className={clsx(HEIGHT_CLASS, 'grid place-items-center rounded border border-dashed px-4 text-14 text-muted')}>
        {t('ticker.empty')}
      </p>
    );
  return (
    <ul className={clsx(HEIGHT_CLASS, 'flex snap-x gap-3 overflow-x-auto overflow-y-hidden')}>
      {shown.map((card) => (
        <CallCard key={card.call.id} {...{ card, aheadMs, scope, onQualified }} />
      ))}
      {others > 0 && (
        <li className="grid w-40 shrink-0 place-items-center rounded border border-dashed p-3 text-center text-13 text-muted">
          {t('ticker.others', { count: others })}
        </li>
      )}
    </ul>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts(callsMessages);
  const errorText = useErrorText();
  return (
    <div role="alert" className={clsx(HEIGHT_CLASS, 'flex flex-wrap items-center gap-3 rounded border px-4 text-14')}>
      {t('ticker.failed', { message: errorText(error) })}
      <Button variant="ghost" size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
