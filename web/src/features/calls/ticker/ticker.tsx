import { useErrorText } from '../../../i18n/error-text.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import type { useLiveRail } from '../../../session/use-live-rail.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LivePill, LiveRail } from '../../../ui/list/live-rail.tsx';
import type { CallScope } from '../shared/api.ts';
import { callsMessages } from '../shared/calls-messages.ts';
import { QualifyWatch } from './qualify-watch.tsx';
import { CallCard } from './ticker-card.tsx';
import type { TickerCard } from './ticker-cards.ts';
import { useTicker } from './use-ticker.ts';

const RAIL_ID = 'live-calls';

type TickerProps = { scope: CallScope; rail: ReturnType<typeof useLiveRail> };

/** How many calls are in flight, and behind it the calls themselves, watched as they talk their way to the minimum duration. */
export function Ticker({ scope, rail }: TickerProps) {
  const t = useTexts(callsMessages);
  const formats = useFormats();
  const { isOpen, isKept, toggle } = rail;
  const { live, cards } = useTicker(scope);
  const total = live.data?.total ?? 0;
  return (
    <>
      <LivePill
        label={t('ticker.pill', { count: total })}
        isLive={total > 0}
        isOpen={isOpen}
        controls={RAIL_ID}
        onToggle={() => toggle(!isOpen)}
      />
      <QualifyWatch cards={cards} aheadMs={live.data?.aheadMs ?? 0} />
      {isOpen && (
        <LiveRail
          id={RAIL_ID}
          isKept={isKept}
          onClose={() => toggle(false)}
          title={
            <>
              {t('ticker.title')}
              {total > 0 && <span className="font-normal text-muted tabular-nums">{formats.number(total)}</span>}
            </>
          }
        >
          <Cards live={live} cards={cards} scope={scope} />
        </LiveRail>
      )}
    </>
  );
}

type CardsProps = { live: ReturnType<typeof useTicker>['live']; cards: readonly TickerCard[]; scope: CallScope };

/** More is nothing anybody follows. */
const MOST_CARDS = 20;

function Cards({ live, cards, scope }: CardsProps) {
  const t = useTexts(callsMessages);
  if (live.isPending) return <Skeleton className="h-36 w-full" />;
  if (!live.data) return <Failed error={live.error} onRetry={() => void live.refetch()} />;
  const { aheadMs, total } = live.data;
  const shown = cards.slice(0, MOST_CARDS);
  const others = total - shown.filter(({ leftAtMs }) => leftAtMs === null).length;
  if (shown.length === 0)
    return (
      <p className="grid h-36 place-items-center rounded border border-dashed px-4 text-center text-14 text-muted">
        {t('ticker.empty')}
      </p>
    );
  return (
    <ul className="grid gap-3">
      {shown.map((card) => (
        <CallCard key={card.call.id} card={card} aheadMs={aheadMs} scope={scope} />
      ))}
      {others > 0 && (
        <li className="rounded border border-dashed p-3 text-center text-13 text-muted">
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
    <div role="alert" className="grid justify-items-start gap-2 rounded border p-3 text-14">
      {t('ticker.failed', { message: errorText(error) })}
      <Button variant="ghost" size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
