import { Columns3 } from 'lucide';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../action/button.tsx';
import { PopoverPanel } from '../overlay/popover-panel.tsx';
import { ColumnChecks, type ColumnChecksProps } from './column-checks.tsx';
import { listMessages } from './messages.ts';

type ColumnChooserProps<Column extends string> = Omit<ColumnChecksProps<Column>, 'legend'> & { onReset: () => void };

/** Which columns a table shows; this browser remembers it. */
export function ColumnChooser<Column extends string>({ onReset, ...checks }: ColumnChooserProps<Column>) {
  const t = useTexts(listMessages);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button ref={setTrigger} variant="secondary" size="sm" icon={Columns3}>
          {t('chooser.button')}
        </Button>
      </Popover.Trigger>
      <PopoverPanel
        label={t('chooser.title')}
        trigger={trigger}
        className="max-h-(--radix-popover-content-available-height) p-4"
      >
        <ColumnChecks legend={t('chooser.title')} {...checks} />
        <Button variant="ghost" size="sm" onClick={onReset} className="mt-2 w-full">
          {t('chooser.reset')}
        </Button>
      </PopoverPanel>
    </Popover.Root>
  );
}
