import { clsx } from 'clsx';
import { Command } from 'cmdk';
import { Check, ChevronsUpDown, Search } from 'lucide';
import { Popover } from 'radix-ui';
import { useMemo, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Icon } from '../brand/icon.tsx';
import { CONTROL_CLASS, type FieldFrame, FormField, useFieldIds } from './form-field.tsx';
import { matches, ROW_CLASS } from './multi-select-field.tsx';
import { searchSelectMessages } from './search-select-messages.ts';
import type { SelectOption } from './select-field.tsx';

/** For what costs something to list: it is listed when somebody opens it. */
export type LateOptions = { list: () => readonly SelectOption[]; labelOf: (value: string) => string };

type SearchSelectFieldProps = FieldFrame & {
  options: readonly SelectOption[] | LateOptions;
  value: string;
  onChange: (value: string) => void;
};

/** One of very many, such as a time zone: the same as a SelectField, with a search above the list. */
export function SearchSelectField({ options, value, onChange, ...frame }: SearchSelectFieldProps) {
  const [open, setOpen] = useState(false);
  const ids = useFieldIds(frame);
  const listId = `${ids.id}-list`;
  const label = 'labelOf' in options ? options.labelOf(value) : options.find((option) => option.value === value)?.label;
  const choose = (option: string) => {
    onChange(option);
    setOpen(false);
  };
  return (
    <FormField ids={ids} {...frame}>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger
          id={ids.id}
          role="combobox"
          aria-expanded={open}
          aria-controls={listId}
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          aria-invalid={frame.error ? true : undefined}
          className={clsx(CONTROL_CLASS, 'flex items-center justify-between gap-2 text-left')}
        >
          <span className="truncate">{label ?? value}</span>
          <Icon of={ChevronsUpDown} className="text-muted" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            id={listId}
            align="start"
            sideOffset={4}
            aria-labelledby={ids.labelId}
            className="z-50 w-(--radix-popover-trigger-width) min-w-56 rounded border border-strong bg-surface shadow-overlay data-[state=open]:animate-fade-in"
          >
            <Options options={options} value={value} onChoose={choose} labelId={ids.labelId} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </FormField>
  );
}

type OptionsProps = Pick<SearchSelectFieldProps, 'options' | 'value'> & {
  labelId: string;
  onChoose: (value: string) => void;
};

function Options({ options, value, onChoose, labelId }: OptionsProps) {
  const t = useTexts(searchSelectMessages);
  const listed = useMemo(() => ('list' in options ? options.list() : options), [options]);
  return (
    <Command filter={matches} loop label={t('search')} defaultValue={value}>
      <div className="flex items-center gap-2 border-b px-3">
        <Icon of={Search} className="text-muted" />
        <Command.Input
          placeholder={t('search')}
          className="h-11 w-full bg-transparent text-16 outline-none sm:text-14"
        />
      </div>
      <Command.List aria-labelledby={labelId} className="max-h-60 overflow-y-auto p-1">
        <Command.Empty className="px-3 py-3 text-14 text-muted">{t('empty')}</Command.Empty>
        {listed.map((option) => (
          <Command.Item
            key={option.value}
            value={option.value || NO_VALUE}
            keywords={[option.label]}
            aria-checked={option.value === value}
            onSelect={() => onChoose(option.value)}
            className={ROW_CLASS}
          >
            <span className="grid size-4 shrink-0 place-items-center">
              {option.value === value && <Icon of={Check} className="text-primary" />}
            </span>
            {option.label}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}

/** cmdk tells its rows apart by their values, and wants each to have one. */
const NO_VALUE = ' none ';
