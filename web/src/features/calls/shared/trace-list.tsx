import type { TraceLine } from '@callstead/contract/calls/calls';
import { clsx } from 'clsx';
import { Ban, Check, Minus } from 'lucide';
import { useTexts } from '../../../i18n/language.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { traceMessages } from './trace-messages.ts';
import { type TracedVerdict, traceSentence } from './trace-sentence.ts';

type TraceListProps = {
  trace: readonly TraceLine[];
  /** What people call a target. */
  targetName?: ((targetId: string) => string) | undefined;
};

const LOOKS = {
  pass: { icon: Check, ink: 'text-success', text: '' },
  refuse: { icon: Ban, ink: 'text-danger', text: 'font-medium' },
  skip: { icon: Minus, ink: 'text-muted', text: 'text-muted' },
};

/** Every rule that spoke, in the order they spoke; how many were not reached is said once. */
export function TraceList({ trace, targetName = (id) => id }: TraceListProps) {
  const t = useTexts(traceMessages);
  const spoken = trace.filter(hasSpoken);
  const silent = trace.length - spoken.length;
  const words = { t, money: useMoney(), target: targetName };
  return (
    <>
      <ol aria-label={t('list')} className="grid gap-1.5">
        {spoken.map((told, index) => {
          const { icon, ink, text } = LOOKS[told.verdict];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a trace never changes, and a rule may speak for several targets
            <li key={index} className="flex gap-2">
              <Icon of={icon} className={clsx('mt-0.5', ink)} />
              <span className={clsx('wrap-anywhere min-w-0', text)}>
                {traceSentence(told, words)}
                <span className="sr-only"> ({t(`verdicts.${told.verdict}`)})</span>
              </span>
            </li>
          );
        })}
      </ol>
      {silent > 0 && <p className="mt-2 pl-6 text-13 text-muted">{t('rest', { count: silent })}</p>}
    </>
  );
}

const hasSpoken = (line: TraceLine): line is TraceLine & TracedVerdict => line.verdict !== 'not_reached';
