import { TrendingDown } from 'lucide';
import { useFormats, useTexts } from '../../i18n/language.tsx';
import { Icon } from '../brand/icon.tsx';
import { chartMessages } from './messages.ts';
import { PRINTED } from './scale.ts';

type FunnelStep = {
  key: string;
  name: string;
  /** Inside a sentence: '82 % of the calls'. */
  inSentence: string;
  value: number;
  note?: string | undefined;
};

type FunnelProps = { label: string; steps: readonly FunnelStep[]; format: (value: number) => string };

/** From the first step to the last, how many are left, and where most are lost. */
export function Funnel({ label, steps, format }: FunnelProps) {
  const most = Math.max(...steps.map(({ value }) => value), 0);
  const worst = worstStep(steps);
  return (
    <ol aria-label={label} className={`grid gap-3 ${PRINTED}`}>
      {steps.map((step, index) => (
        <li key={step.key} className="grid gap-1">
          <div className="flex items-baseline justify-between gap-4 text-14">
            <span>{step.name}</span>
            <span className="font-display font-semibold text-16 tabular-nums">{format(step.value)}</span>
          </div>
          <span aria-hidden className="block h-3 rounded-sm bg-sunken">
            <span
              className="block h-full rounded-sm bg-c1"
              style={{ width: `${most > 0 ? (step.value / most) * 100 : 0}%` }}
            />
          </span>
          <Loss step={step} from={steps[index - 1]} isWorst={index === worst} />
        </li>
      ))}
    </ol>
  );
}

type LossProps = { step: FunnelStep; from: FunnelStep | undefined; isWorst: boolean };

function Loss({ step, from, isWorst }: LossProps) {
  const t = useTexts(chartMessages);
  const formats = useFormats();
  const rate = rateOf(step, from);
  if (rate === null && !step.note) return null;
  return (
    <p className="flex min-h-5 flex-wrap items-center gap-x-3 text-13 text-muted">
      {rate !== null && from && (
        <span>
          {t('ofStep', {
            share: formats.number(rate, { style: 'percent', maximumFractionDigits: 1 }),
            step: from.inSentence,
          })}
        </span>
      )}
      {step.note && <span>{step.note}</span>}
      {isWorst && (
        <span className="flex items-center gap-1 font-medium text-signal">
          <Icon of={TrendingDown} />
          {t('mostLost')}
        </span>
      )}
    </p>
  );
}

/** Null where there were more than before: not everybody came that way. */
function rateOf(step: FunnelStep, from: FunnelStep | undefined): number | null {
  if (!from || from.value === 0 || step.value > from.value) return null;
  return step.value / from.value;
}

function worstStep(steps: readonly FunnelStep[]): number | undefined {
  const losses = steps.flatMap((step, index) => {
    const rate = rateOf(step, steps[index - 1]);
    return rate === null || rate === 1 ? [] : [{ index, rate }];
  });
  return losses.toSorted((a, b) => a.rate - b.rate)[0]?.index;
}
