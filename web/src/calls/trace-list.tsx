import type { PublisherVerdict } from '@callstead/domain/calls/trace';
import { clsx } from 'clsx';
import { Ban, Check, Minus } from 'lucide-react';
import { useTexts } from '../i18n/language.tsx';
import { traceMessages } from '../i18n/trace-messages.ts';
import { Icon } from '../ui/icon.tsx';
import { useMoney } from './call-figures.tsx';
import { tellVerdict } from './tell-verdict.ts';

type TraceListProps = {
  trace: readonly PublisherVerdict[];
  /** Nothing spoke after the last verdict: the call was refused there. */
  isCutShort: boolean;
  /** What people call a target. */
  targetName?: ((targetId: string) => string) | undefined;
};

const LOOKS = {
  pass: { icon: Check, ink: 'text-success', text: '' },
  refuse: { icon: Ban, ink: 'text-danger', text: 'font-medium' },
  skip: { icon: Minus, ink: 'text-muted', text: 'text-muted' },
};

/** Every rule that spoke, in the order they spoke. */
export function TraceList({ trace, isCutShort, targetName = (id) => id }: TraceListProps) {
  const t = useTexts(traceMessages);
  const words = { t, money: useMoney(), target: targetName };
  return (
    <>
      <ol aria-label={t('list')} className="grid gap-1.5">
        {trace.map((told, index) => {
          const { icon, ink, text } = LOOKS[told.verdict];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a trace never changes, and a rule may speak for several targets
            <li key={index} className="flex gap-2">
              <Icon of={icon} className={clsx('mt-0.5', ink)} />
              <span className={clsx('wrap-anywhere min-w-0', text)}>
                {tellVerdict(told, words)}
                <span className="sr-only"> ({t(`verdicts.${told.verdict}`)})</span>
              </span>
            </li>
          );
        })}
      </ol>
      {isCutShort && <p className="mt-2 pl-6 text-13 text-muted">{t('rest')}</p>}
    </>
  );
}
