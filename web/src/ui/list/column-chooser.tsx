import { DENSITIES, type Density } from '@callstead/domain/identity/screen';
import { Columns3 } from 'lucide';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { Segments } from '../action/segments.tsx';
import { PopoverPanel } from '../overlay/popover-panel.tsx';
import { ColumnChecks, type ColumnChecksProps } from './column-checks.tsx';
import { ColumnOrder } from './column-order.tsx';
import { listMessages } from './messages.ts';

type ColumnChooserProps<Column extends string> = Omit<ColumnChecksProps<Column>, 'legend'> & {
  onReset: () => void;
  /** Where rows can be lower or higher. */
  density?: { chosen: Density; onChange: (density: Density) => void } | undefined;
  /** Columns keep the order they are chosen in, which can be changed. */
  isOrdered?: boolean | undefined;
  /** In a bar of icons. */
  isIcon?: boolean | undefined;
};

/** Which columns a table shows, in which order, and how high its rows are; it is remembered for whoever chose. */
export function ColumnChooser<Column extends string>(props: ColumnChooserProps<Column>) {
  const { onReset, density, isOrdered = false, isIcon = false, ...checks } = props;
  const t = useTexts(listMessages);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        {isIcon ? (
          <IconButton ref={setTrigger} icon={Columns3} label={t('chooser.button')} />
        ) : (
          <Button ref={setTrigger} variant="secondary" size="sm" icon={Columns3}>
            {t('chooser.button')}
          </Button>
        )}
      </Popover.Trigger>
      <PopoverPanel
        label={t('chooser.title')}
        trigger={trigger}
        className="max-h-(--radix-popover-content-available-height) p-4"
      >
        {density && <RowHeight {...density} />}
        <ColumnChecks legend={t('chooser.title')} {...checks} />
        {isOrdered && <ColumnOrder {...checks} />}
        <Button variant="ghost" size="sm" onClick={onReset} className="mt-2 w-full">
          {t('chooser.reset')}
        </Button>
      </PopoverPanel>
    </Popover.Root>
  );
}

function RowHeight({ chosen, onChange }: { chosen: Density; onChange: (density: Density) => void }) {
  const t = useTexts(listMessages);
  return (
    <div className="mb-3 grid justify-items-start gap-1">
      <p className="font-medium text-13">{t('density.title')}</p>
      <Segments
        label={t('density.title')}
        options={DENSITIES.map((value) => ({ value, label: t(`density.${value}`) }))}
        chosen={chosen}
        onChange={onChange}
      />
    </div>
  );
}
