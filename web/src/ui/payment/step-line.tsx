import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/language.tsx';
import { useTimeZone } from '../format/date-time.tsx';

/** Plain for what happens, money for what moves it, against for what went wrong. */
export type StepTone = 'plain' | 'money' | 'against';

export type LineStep = { at: string; tone: StepTone; text: ReactNode; note: string | null };

const DOTS: Record<StepTone, string> = { plain: 'bg-primary', money: 'bg-brass', against: 'bg-danger' };

/** What happened to something, strung along one line. */
export function StepLine({ label, steps }: { label: string; steps: readonly LineStep[] }) {
  return (
    <ol aria-label={label} className="relative ml-1 border-strong border-l">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
        <li key={index} className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 pb-3 pl-5 last:pb-0">
          <span
            aria-hidden
            className={clsx(
              '-left-[5px] absolute top-1.5 size-[9px] rounded-full ring-2 ring-surface',
              DOTS[step.tone],
            )}
          />
          <p className="min-w-0">{step.text}</p>
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

type StepWordsProps = { children: string; details: readonly string[]; amount: string | null };

/** What happened, the circumstances, and the money it moved. */
export function StepWords({ children, details, amount }: StepWordsProps) {
  return (
    <>
      {children}
      {details.length > 0 && <span className="text-muted"> · {details.join(' · ')}</span>}
      {amount !== null && <span className="whitespace-nowrap font-medium text-brass"> · {amount}</span>}
    </>
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
