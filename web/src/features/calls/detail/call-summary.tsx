import type { CallDetail } from '@callstead/contract/calls/calls';
import type { CallView } from '@callstead/domain/calls/call-view';
import { isGivenBack } from '@callstead/domain/reports/sold';
import { useTexts } from '../../../i18n/language.tsx';
import { clockText } from '../../../ui/format/seconds.tsx';
import { BillingBadge } from '../../../ui/payment/billing-badge.tsx';
import { FundedBadge } from '../../../ui/payment/funded-badge.tsx';
import { SaleFigures } from '../../../ui/payment/sale-figures.tsx';
import { ReasonChip, SimulatedMark } from '../shared/call-badges.tsx';
import { CallOutcome } from '../shared/call-columns.tsx';
import { callDetailMessages } from '../shared/call-detail-messages.ts';

/** What became of it, in badges, one sentence and its money. */
export function CallSummary({ call, view }: { call: CallDetail; view: CallView }) {
  const sentence = useSentence(call);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-1.5">
        <CallOutcome call={call} />
        {call.reason && <ReasonChip reason={call.reason} />}
        {call.outcome && <BillingBadge billing={call.billing} />}
        {call.funded && <FundedBadge mark={call.funded} />}
        <SimulatedMark simulated={call.simulated} />
      </p>
      <p className="max-w-prose text-16">{sentence}</p>
      {call.outcome === 'qualified' && <Figures call={call} view={view} />}
    </div>
  );
}

const FIGURES: Record<CallView, readonly ('price' | 'payout' | 'margin')[]> = {
  publisher: ['payout'],
  advertiser: ['price'],
  admin: ['price', 'payout', 'margin'],
};

function Figures({ call, view }: { call: CallDetail; view: CallView }) {
  const t = useTexts(callDetailMessages);
  const figures = FIGURES[view].map((name) => ({ label: t(`figures.${name}`), cents: call[`${name}Cents`] }));
  return <SaleFigures figures={figures} isGivenBack={isGivenBack(call.billing)} />;
}

function useSentence(call: CallDetail): string {
  const t = useTexts(callDetailMessages);
  const talked = clockText(call.talkSeconds ?? 0);
  const minimumSeconds = neededSeconds(call);
  const minimum = clockText(minimumSeconds);
  if (call.outcome === null) return t('sentence.inFlight');
  if (call.outcome === 'unqualified') return t(`sentence.${call.reason ?? 'failed'}`, { talked, minimum });
  const qualified =
    minimumSeconds === 0 ? t('sentence.talkedAny', { talked }) : t('sentence.talked', { talked, minimum });
  if (call.billing !== 'none') return `${qualified} ${t(`sentence.billing.${call.billing}`)}`;
  return `${qualified} ${t(call.simulated?.test ? 'sentence.test' : 'sentence.unbilled')}`;
}

/** As its rule knows it: a price by tiers may begin later than the campaign's minimum. */
function neededSeconds({ trace, minimumSeconds }: CallDetail): number {
  const told = trace.find(({ rule }) => rule === 'talk_time')?.facts?.minimumSeconds;
  return typeof told === 'number' ? told : (minimumSeconds ?? 0);
}
