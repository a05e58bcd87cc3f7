import type { ConversionEvent } from '@callstead/contract/conversions/conversions';
import type { ConversionStep } from '@callstead/domain/conversions/conversion';
import { useTexts } from '../../../i18n/language.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { StepLine, type StepTone, StepWords } from '../../../ui/payment/step-line.tsx';
import { conversionsMessages } from '../shared/conversions-messages.ts';
import { conversionMessages } from './messages.ts';

const TONES: Record<ConversionStep, StepTone> = {
  received: 'plain',
  booked: 'money',
  changed: 'plain',
  approved: 'money',
  disputed: 'against',
  refused: 'against',
  paid: 'money',
  put_back: 'against',
  repriced: 'money',
  reinstated: 'money',
};

/** From the first report to payment. */
export function ConversionTimeline({ events }: { events: readonly ConversionEvent[] }) {
  const t = useTexts(conversionMessages);
  return (
    <StepLine
      label={t('timeline')}
      steps={events.map((event) => ({
        at: event.at,
        tone: TONES[event.kind],
        text: <EventText event={event} />,
        note: event.note,
      }))}
    />
  );
}

function EventText({ event }: { event: ConversionEvent }) {
  const t = useTexts(conversionMessages);
  const words = useTexts(conversionsMessages);
  const money = useMoney();
  const details = [
    event.status && words(`statuses.${event.status}`),
    event.amountCents !== null && t('reportedAmount', { amount: money(event.amountCents) }),
    event.reason && words(`reasons.${event.reason}`),
  ].filter((text): text is string => Boolean(text));
  return (
    <StepWords details={details} amount={event.moneyCents === null ? null : money(event.moneyCents)}>
      {t(`steps.${event.kind}`)}
    </StepWords>
  );
}
