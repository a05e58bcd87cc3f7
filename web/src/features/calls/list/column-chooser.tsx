import { callColumns } from '@callstead/domain/calls/call-columns';
import type { CallView } from '@callstead/domain/calls/call-view';
import { Columns3 } from 'lucide';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { PopoverPanel } from '../../../ui/overlay/popover-panel.tsx';
import { callsMessages } from '../shared/calls-messages.ts';
import { ColumnChecks } from './column-checks.tsx';
import { FIXED_COLUMN, useChosenColumns } from './use-chosen-columns.ts';

/** Which columns the table shows; this browser remembers it. */
export function ColumnChooser({ view }: { view: CallView }) {
  const t = useTexts(callsMessages);
  const { columns, choose, reset } = useChosenColumns(view);
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
        <ColumnChecks
          legend={t('chooser.title')}
          columns={callColumns(view)}
          chosen={columns}
          onChange={choose}
          fixed={FIXED_COLUMN}
        />
        <Button variant="ghost" size="sm" onClick={reset} className="mt-2 w-full">
          {t('chooser.reset')}
        </Button>
      </PopoverPanel>
    </Popover.Root>
  );
}
