import type { LeadEvent } from '@callstead/contract/leads/leads';
import type { LeadStep } from '@callstead/domain/leads/lead';
import { useTexts } from '../../../i18n/language.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { StepLine, type StepTone, StepWords } from '../../../ui/payment/step-line.tsx';
import { leadsMessages } from '../shared/leads-messages.ts';
import { leadMessages } from './messages.ts';

const TONES: Record<LeadStep, StepTone> = {
  received: 'plain',
  accepted: 'money',
  rejected: 'against',
  approved: 'money',
  returned: 'against',
  refused: 'against',
  paid: 'money',
  put_back: 'against',
  repriced: 'money',
  reinstated: 'money',
};

/** From its arrival to payment. */
export function LeadTimeline({ events }: { events: readonly LeadEvent[] }) {
  const t = useTexts(leadMessages);
  const steps = events.map((event) => ({
    at: event.at,
    tone: TONES[event.kind],
    text: <EventText event={event} />,
    note: event.note,
  }));
  return <StepLine label={t('timeline')} steps={steps} />;
}

function EventText({ event }: { event: LeadEvent }) {
  const t = useTexts(leadMessages);
  const words = useTexts(leadsMessages);
  const money = useMoney();
  const details = [
    event.status && words(`statuses.${event.status}`),
    event.reason && words(`reasons.${event.reason}`),
    event.returned && words(`returnReasons.${event.returned}`),
  ].filter((text): text is string => Boolean(text));
  return (
    <StepWords details={details} amount={event.amountCents === null ? null : money(event.amountCents)}>
      {t(`steps.${event.kind}`)}
    </StepWords>
  );
}
