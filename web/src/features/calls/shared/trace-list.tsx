import type { TraceLine } from '@callstead/contract/calls/calls';
import { useTexts } from '../../../i18n/language.tsx';
import { useCountryName } from '../../../ui/format/country-name.ts';
import { useMoney } from '../../../ui/format/money.tsx';
import { TraceLines, useTimeOfDay } from '../../../ui/payment/trace-lines.tsx';
import { useZoneName } from '../../../ui/period/zones.ts';
import { traceEndMessages } from './trace-end-messages.ts';
import { traceMessages } from './trace-messages.ts';
import { type TracedVerdict, traceSentence } from './trace-sentence.ts';

type TraceListProps = {
  trace: readonly TraceLine[];
  /** What people call a target. */
  targetName?: ((targetId: string) => string) | undefined;
  /** The passed ones are there to be read, not only to be found. */
  isOpen?: boolean;
};

/** Every rule that spoke about a call, in a sentence each. */
export function TraceList({ trace, targetName = (id) => id, isOpen = false }: TraceListProps) {
  const t = useTexts(traceMessages);
  const words = {
    t,
    end: useTexts(traceEndMessages),
    money: useMoney(),
    time: useTimeOfDay(),
    zone: useZoneName(),
    country: useCountryName(),
    target: targetName,
  };
  const lines = trace.filter(hasSpoken).map((told) => ({ ...told, sentence: traceSentence(told, words) }));
  return <TraceLines lines={lines} silent={trace.length - lines.length} isOpen={isOpen} />;
}

const hasSpoken = (line: TraceLine): line is TraceLine & TracedVerdict => line.verdict !== 'not_reached';
