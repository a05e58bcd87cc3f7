import type { CallRow, LiveCall } from '@callstead/contract/calls/calls';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { placeText } from '../shared/caller-text.tsx';
import { callsMessages } from '../shared/calls-messages.ts';
import type { TickerCard } from './ticker-cards.ts';
import { talkClock, useTalkSeconds } from './use-talk-seconds.ts';

/** Says it when a call in flight reaches its minimum, whether or not somebody watches the rail. */
export function QualifyWatch({ cards, aheadMs }: { cards: readonly TickerCard[]; aheadMs: number }) {
  const t = useTexts(callsMessages);
  const [qualified, setQualified] = useState<CallRow | null>(null);
  return (
    <>
      {/* It stands before the news, so that the news are read out. */}
      <p role="status" className="sr-only">
        {qualified &&
          t(qualified.simulated?.test ? 'ticker.testQualified' : 'ticker.qualified', {
            campaign: qualified.campaign?.title ?? t('noCampaign'),
            place: placeText(qualified.place),
          })}
      </p>
      {cards.map(({ call, leftAtMs }) =>
        leftAtMs === null ? <Watch key={call.id} call={call} aheadMs={aheadMs} onQualified={setQualified} /> : null,
      )}
    </>
  );
}

type WatchProps = { call: LiveCall; aheadMs: number; onQualified: (call: CallRow) => void };

function Watch({ call, aheadMs, onQualified }: WatchProps) {
  const isReached = isQualifying(call, useTalkSeconds(talkClock(call, aheadMs)));
  const wasReached = useRef(isReached);
  const tell = useEffectEvent(() => onQualified(call));
  useEffect(() => {
    // Told of the moment it gets there, not of having been there when the page was opened.
    if (isReached && !wasReached.current) tell();
    wasReached.current = isReached;
  }, [isReached]);
  return null;
}

/** It talked long enough, and nothing speaks against it. */
export const isQualifying = ({ minimumSeconds, unbillable }: LiveCall, seconds: number | null): boolean =>
  seconds !== null && minimumSeconds !== null && seconds >= minimumSeconds && unbillable === null;
