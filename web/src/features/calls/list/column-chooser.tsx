import { callColumns } from '@callstead/domain/calls/call-columns';
import type { CallView } from '@callstead/domain/calls/call-view';
import { Columns3 } from 'lucide';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { callsMessages } from '../shared/calls-messages.ts';
import '../../../ui/overlay/style-nonce.ts';
import { Button } from '../../../ui/action/button.tsx';
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
      {/* Inside the page's main part, where screen readers look. */}
      <Popover.Portal container={trigger?.closest('main') ?? null}>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t('chooser.title')}
          className="z-40 max-h-(--radix-popover-content-available-height) w-[min(24rem,calc(100vw-1rem))] overflow-y-auto rounded border border-strong bg-surface p-4 text-14 shadow-overlay outline-none data-[state=open]:animate-fade-in"
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
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
