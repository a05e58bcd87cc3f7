import { daysOf, type PeriodChoice, PRESETS } from '@callstead/domain/reports/period';
import { Check } from 'lucide';
import { ToggleGroup } from 'radix-ui';
import { useTexts } from '../../i18n/language.tsx';
import { Icon } from '../brand/icon.tsx';
import { periodMessages } from './messages.ts';
import type { Period } from './use-period.ts';
import { usePeriodText } from './use-period-text.ts';

type PresetListProps = { period: Period; onChoose: (choice: PeriodChoice) => void };

/** One key moves through them, Enter chooses: moving alone asks the server nothing. */
export function PresetList({ period, onChoose }: PresetListProps) {
  const t = useTexts(periodMessages);
  const { nameOf, datesOf } = usePeriodText();
  const chosen = period.choice.preset;
  const choose = (value: string) => {
    const preset = PRESETS.find((each) => each === (value || chosen)); // choosing the chosen one again says ''
    if (preset) onChoose({ preset });
  };
  return (
    <ToggleGroup.Root
      type="single"
      orientation="vertical"
      aria-label={t('filter')}
      value={chosen}
      onValueChange={choose}
      className="flex flex-col p-1"
    >
      {PRESETS.map((preset) => (
        <ToggleGroup.Item
          key={preset}
          value={preset}
          className="flex min-h-10 items-center gap-2 rounded-sm px-3 text-left hover:bg-sunken data-[state=on]:bg-sunken data-[state=on]:font-medium pointer-coarse:min-h-11"
        >
          <span className="w-4 shrink-0">{preset === chosen && <Icon of={Check} />}</span>
          <span className="flex-1">{nameOf(preset)}</span>
          <span className="text-right font-normal text-12 text-muted">{datesOf(daysOf({ preset }, period.today))}</span>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
