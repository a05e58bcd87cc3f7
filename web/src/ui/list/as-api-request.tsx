import { OFFERED } from '@callstead/domain/offered';
import { Terminal } from 'lucide';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { CodeBlock } from '../format/code-block.tsx';
import { PopoverPanel } from '../overlay/popover-panel.tsx';
import { curlOf, type PanelQuery } from './curl-of.ts';
import { listMessages } from './messages.ts';

type AsApiRequestProps = {
  /** The list of the API that gives the same. */
  endpoint: { path: string };
  /** What the panel asks for. */
  query: PanelQuery;
  /** In a bar of icons. */
  isIcon?: boolean;
};

/** What is shown, as a program asks for it. */
export function AsApiRequest({ endpoint, query, isIcon = false }: AsApiRequestProps) {
  const t = useTexts(listMessages);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  if (!OFFERED.api) return null;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        {isIcon ? (
          <IconButton ref={setTrigger} icon={Terminal} label={t('asApiRequest')} isForDesks />
        ) : (
          <Button ref={setTrigger} variant="secondary" size="sm" icon={Terminal}>
            {t('asApiRequest')}
          </Button>
        )}
      </Popover.Trigger>
      <PopoverPanel label={t('asApiRequest')} trigger={trigger}>
        <div className="grid gap-3 p-4">
          <p className="text-13 text-muted">{t('asApiRequestHint')}</p>
          <Request endpoint={endpoint} query={query} />
        </div>
      </PopoverPanel>
    </Popover.Root>
  );
}

/** Drawn in the browser alone: only there the network's address is known for sure. */
function Request({ endpoint: { path }, query }: Pick<AsApiRequestProps, 'endpoint' | 'query'>) {
  const t = useTexts(listMessages);
  return <CodeBlock value={curlOf(window.location.origin, path, query)} what={t('asApiRequest')} />;
}
