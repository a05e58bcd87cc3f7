import { clsx } from 'clsx';
import { Ban, Check, ChevronDown, Clock, Minus } from 'lucide';
import { useFormats, useTexts } from '../../i18n/language.tsx';
import { verdictMessages } from '../../i18n/verdict-messages.ts';
import { Icon } from '../brand/icon.tsx';

/** What one rule said, in a sentence. */
type ToldLine = { rule: string; verdict: 'pass' | 'refuse' | 'pending' | 'skip'; sentence: string };

type TraceLinesProps = {
  lines: readonly ToldLine[];
  /** How many rules were not reached. */
  silent: number;
  /** The passed ones are there to be read, not only to be found. */
  isOpen?: boolean;
};

const LOOKS = {
  pass: { icon: Check, ink: 'text-success', text: '' },
  refuse: { icon: Ban, ink: 'text-danger', text: 'font-medium text-danger' },
  pending: { icon: Clock, ink: 'text-warning', text: 'font-medium' },
  skip: { icon: Minus, ink: 'text-muted', text: 'text-muted' },
};

/** What stands against it comes first; what it passed is folded; how many rules were not reached is said once. */
export function TraceLines({ lines, silent, isOpen = false }: TraceLinesProps) {
  const t = useTexts(verdictMessages);
  const against = lines.filter(({ verdict }) => STANDS_OUT.has(verdict));
  const passed = lines.filter(({ verdict }) => !STANDS_OUT.has(verdict));
  return (
    <div className="grid gap-2">
      {against.length > 0 && <Lines label={t('against')} lines={against} />}
      {passed.length > 0 && <Passed lines={passed} isOpen={isOpen} />}
      {silent > 0 && <p className="pl-6 text-13 text-muted">{t('rest', { count: silent })}</p>}
    </div>
  );
}

const STANDS_OUT: ReadonlySet<ToldLine['verdict']> = new Set(['refuse', 'pending'] as const);

function Passed({ lines, isOpen }: { lines: readonly ToldLine[]; isOpen: boolean }) {
  const t = useTexts(verdictMessages);
  const count = lines.filter(({ verdict }) => verdict === 'pass').length;
  const skipped = lines.length - count;
  const said = [count > 0 && t('passed', { count }), skipped > 0 && t('skipped', { count: skipped })];
  return (
    <details open={isOpen} className="group">
      <summary className="flex w-fit min-h-8 list-none items-center gap-2 rounded text-muted hover:text-text [&::-webkit-details-marker]:hidden">
        <Icon of={Check} className="text-success" />
        {said.filter(Boolean).join(' · ')}
        <Icon of={ChevronDown} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-1.5">
        <Lines label={t('list')} lines={lines} />
      </div>
    </details>
  );
}

function Lines({ label, lines }: { label: string; lines: readonly ToldLine[] }) {
  const t = useTexts(verdictMessages);
  return (
    <ol aria-label={label} className="grid gap-1.5">
      {lines.map(({ rule, verdict, sentence }) => {
        const { icon, ink, text } = LOOKS[verdict];
        return (
          <li key={rule} className="flex gap-2">
            <Icon of={icon} className={clsx('mt-0.5', ink)} />
            <span className={clsx('wrap-anywhere min-w-0', text)}>
              {sentence}
              <span className="sr-only"> ({t(`verdicts.${verdict}`)})</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** A minute of some day's clock, as the language writes it. */
export function useTimeOfDay() {
  const formats = useFormats();
  return (minute: number) =>
    formats.dateTime(new Date(Date.UTC(2026, 0, 1, 0, minute)), { timeStyle: 'short', timeZone: 'UTC' });
}
