import type { CallStep } from '@callstead/contract/calls/calls';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { clockText } from '../../../ui/format/seconds.tsx';
import { StepLine, type StepTone, StepWords } from '../../../ui/payment/step-line.tsx';
import { callDetailMessages } from '../shared/call-detail-messages.ts';

type StepKind = CallStep['kind'];

const MONEY: readonly StepKind[] = [
  'reserved',
  'released',
  'charged',
  'held_again',
  'approved',
  'repriced',
  'put_back',
  'paid',
];
const AGAINST: readonly StepKind[] = ['refused', 'target_failed', 'swept', 'disputed', 'taken_back'];

const toneOf = (kind: StepKind): StepTone =>
  AGAINST.includes(kind) ? 'against' : MONEY.includes(kind) ? 'money' : 'plain';

/** From ring to payment. */
export function CallTimeline({ steps }: { steps: readonly CallStep[] }) {
  const t = useTexts(callDetailMessages);
  return (
    <StepLine
      label={t('timeline')}
      steps={steps.map((step) => ({
        at: step.at,
        tone: toneOf(step.kind),
        text: <StepText step={step} />,
        note: step.note,
      }))}
    />
  );
}

function StepText({ step }: { step: CallStep }) {
  const t = useTexts(callDetailMessages);
  const call = useTexts(callMessages);
  const money = useMoney();
  const details = [
    step.target !== null && t('targets.line', { position: String(step.target) }),
    step.reason && call(`reasons.${step.reason}`),
    !step.reason && step.status && call(`statuses.${step.status}`),
    step.seconds !== null && clockText(step.seconds),
  ].filter((text): text is string => Boolean(text));
  return (
    <StepWords details={details} amount={step.amountCents === null ? null : money(step.amountCents)}>
      {t(`steps.${step.kind}`)}
    </StepWords>
  );
}
