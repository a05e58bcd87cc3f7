import type { CallStep } from '@callstead/contract/calls/calls';
import { clsx } from 'clsx';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useTimeZone } from '../../../ui/format/date-time.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { clockText } from '../../../ui/format/seconds.tsx';
import { callDetailMessages } from '../shared/call-detail-messages.ts';

type StepKind = CallStep['kind'];

/** Ember for the line while it lives, brass for money, danger for what went against it. */
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

const dotClass = (kind: StepKind) =>
  AGAINST.includes(kind) ? 'bg-danger' : MONEY.includes(kind) ? 'bg-brass' : 'bg-primary';

/** From ring to payment, strung along one line. */
export function CallTimeline({ steps }: { steps: readonly CallStep[] }) {
  const t = useTexts(callDetailMessages);
  return (
    <ol aria-label={t('timeline')} className="relative ml-1 border-strong border-l">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
        <li key={index} className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 pb-3 pl-5 last:pb-0">
          <span
            aria-hidden
            className={clsx(
              '-left-[5px] absolute top-1.5 size-[9px] rounded-full ring-2 ring-surface',
              dotClass(step.kind),
            )}
          />
          <StepText step={step} />
          <StepTime at={step.at} before={steps[index - 1]?.at} />
          {step.note && (
            <p className="wrap-anywhere col-span-2 mt-1 whitespace-pre-line border-l-2 pl-2 text-13 text-muted">
              {step.note}
            </p>
          )}
        </li>
      ))}
    </ol>
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
  ].filter(Boolean);
  return (
    <p className="min-w-0">
      {t(`steps.${step.kind}`)}
      {details.length > 0 && <span className="text-muted"> · {details.join(' · ')}</span>}
      {step.amountCents !== null && (
        <span className="whitespace-nowrap font-medium text-brass"> · {money(step.amountCents)}</span>
      )}
    </p>
  );
}

/** To the second; the day stands there only when it is another one. */
function StepTime({ at, before }: { at: string; before: string | undefined }) {
  const formats = useFormats();
  const timeZone = useTimeZone();
  if (!timeZone) return <time dateTime={at} />;
  const dayOf = (moment: string) => formats.dateTime(new Date(moment), { dateStyle: 'short', timeZone });
  const isOtherDay = before === undefined || dayOf(before) !== dayOf(at);
  return (
    <time dateTime={at} className="text-right text-13 text-muted tabular-nums">
      {isOtherDay && (
        <span className="block text-12">{formats.dateTime(new Date(at), { dateStyle: 'medium', timeZone })}</span>
      )}
      {formats.dateTime(new Date(at), { timeStyle: 'medium', timeZone })}
    </time>
  );
}
