import { CALL_FILTERS, WAY_FILTERS, type WayFilter } from '@callstead/contract/calls/call-filters';
import { OFFERED } from '@callstead/domain/offered';
import { Route } from 'lucide';
import { Popover } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { PopoverPanel } from '../../../ui/overlay/popover-panel.tsx';
import { callsMessages } from '../shared/calls-messages.ts';

const OFFERED_FILTERS = WAY_FILTERS.filter((name) => OFFERED.links || name !== 'clickId');

/** Nine fields nobody needs every day: one is chosen, what it asks for stands as a chip beside the others. */
export function WayFilterButton({ address }: { address: ListAddress }) {
  const t = useTexts(callsMessages);
  const [isOpen, setOpen] = useState(false);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button ref={setTrigger} variant="secondary" icon={Route}>
          {t('way.button')}
        </Button>
      </Popover.Trigger>
      <PopoverPanel label={t('way.title')} trigger={trigger} className="p-4">
        <WayForm address={address} onDone={() => setOpen(false)} />
      </PopoverPanel>
    </Popover.Root>
  );
}

function WayForm({ address, onDone }: { address: ListAddress; onDone: () => void }) {
  const t = useTexts(callsMessages);
  const [name, setName] = useState<WayFilter>('sub1');
  const [value, setValue] = useState('');
  const filter = CALL_FILTERS[name];
  const maxLength = 'codeLength' in filter ? filter.codeLength : filter.textLength;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === '') return;
    address.change({ [name]: value.trim() });
    onDone();
  };
  return (
    <form noValidate onSubmit={apply} className="grid gap-3">
      <SelectField
        label={t('way.what')}
        options={OFFERED_FILTERS.map((each) => ({ value: each, label: t(`columns.${each}`) }))}
        value={name}
        onChange={(chosen) => setName(chosen as WayFilter)}
      />
      <TextField
        label={t(`columns.${name}`)}
        hint={t('way.value')}
        required={false}
        maxLength={maxLength}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit" size="sm" disabled={value.trim() === ''}>
        {t('way.apply')}
      </Button>
    </form>
  );
}
