import type { LeadTraceLine } from '@callstead/contract/leads/leads';
import { useTexts } from '../../../i18n/language.tsx';
import { useCountryName } from '../../../ui/format/country-name.ts';
import { useMoney } from '../../../ui/format/money.tsx';
import { TraceLines, useTimeOfDay } from '../../../ui/payment/trace-lines.tsx';
import { useZoneName } from '../../../ui/period/zones.ts';
import { leadTraceMessages } from './trace-messages.ts';
import { leadSentence, type TracedLead } from './trace-sentence.ts';

/** Every rule that spoke about a lead; the one that refused it first. */
export function LeadTrace({ trace }: { trace: readonly LeadTraceLine[] }) {
  const words = {
    ...{ t: useTexts(leadTraceMessages), money: useMoney(), time: useTimeOfDay() },
    ...{ zone: useZoneName(), country: useCountryName() },
  };
  const lines = trace.filter(hasSpoken).map((told) => ({ ...told, sentence: leadSentence(told, words) }));
  return <TraceLines lines={lines} silent={trace.length - lines.length} />;
}

const hasSpoken = (line: LeadTraceLine): line is LeadTraceLine & TracedLead => line.verdict !== 'not_reached';
