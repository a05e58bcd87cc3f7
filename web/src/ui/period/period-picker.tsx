import { choiceParams, type PeriodChoice } from '@callstead/domain/reports/period';
import { clsx } from 'clsx';
import { CalendarDays, ChevronDown } from 'lucide';
import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/language.tsx';
import { Icon } from '../brand/icon.tsx';
import { PopoverPanel } from '../overlay/popover-panel.tsx';
import { CustomDays } from './custom-days.tsx';
import { periodMessages } from './messages.ts';
import { PresetList } from './preset-list.tsx';
import type { Period } from './use-period.ts';
import { usePeriodText } from './use-period-text.ts';
import { useZoneName } from './zones.ts';

/** `const period = usePeriod(); <PeriodPicker period={period} />`: the choice stands in the address. */
export function PeriodPicker({ period, isOneLine = false }: { period: Period; isOneLine?: boolean }) {
  const [open, setOpen] = useState(false);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const t = useTexts(periodMessages);
  const zoneName = useZoneName();
  const write = useWriteChoice();
  const choose = (choice: PeriodChoice) => {
    write(choice);
    setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Trigger ref={setTrigger} period={period} isOneLine={isOneLine} />
      <PopoverPanel label={t('filter')} trigger={trigger}>
        <PresetList period={period} onChoose={choose} />
        <CustomDays period={period} onChoose={choose} />
        <p className="border-t px-4 py-2 text-12 text-muted">{t('zone', { zone: zoneName(period.zone ?? '') })}</p>
      </PopoverPanel>
    </Popover.Root>
  );
}

type TriggerProps = { ref: (element: HTMLElement | null) => void; period: Period; isOneLine: boolean };

/** Its dates below its name; in a bar of one line they are told by the title, and to screen readers. */
function Trigger({ ref, period, isOneLine }: TriggerProps) {
  const t = useTexts(periodMessages);
  const { datesOf } = usePeriodText();
  const id = useId();
  const dates = period.zone ? datesOf(period.days) : '';
  return (
    <div className="max-w-full">
      <p id={`${id}-label`} className={isOneLine ? 'sr-only' : 'mb-1 text-12 text-muted'}>
        {t('filter')}
      </p>
      <Popover.Trigger
        ref={ref}
        disabled={!period.zone}
        aria-labelledby={`${id}-label ${id}-value`}
        title={isOneLine ? dates : (period.zone ?? undefined)}
        className={clsx(
          'flex w-full items-center gap-2.5 rounded border border-strong bg-surface px-3 text-left hover:bg-sunken data-[state=open]:bg-sunken',
          isOneLine ? 'h-10 whitespace-nowrap text-13' : 'min-h-11 py-1.5 text-14',
        )}
      >
        <Icon of={CalendarDays} />
        <span id={`${id}-value`} className="min-w-0 flex-1 leading-tight">
          <span className="block font-medium">{period.label}</span>{' '}
          <span className={isOneLine ? 'sr-only' : 'block min-h-4 text-12 text-muted'}>{dates}</span>
        </span>
        <Icon of={ChevronDown} />
      </Popover.Trigger>
    </div>
  );
}

/** Another period is another question: a list starts again with its first page. */
const FORGOTTEN = ['period', 'from', 'to', 'hours', 'page', 'after', 'before', 'row'];

function useWriteChoice() {
  const [, setParams] = useSearchParams();
  return (choice: PeriodChoice) =>
    setParams(
      (old) => {
        const kept = [...old].filter(([name]) => !FORGOTTEN.includes(name));
        return new URLSearchParams([...kept, ...Object.entries(choiceParams(choice))]);
      },
      { preventScrollReset: true },
    );
}
