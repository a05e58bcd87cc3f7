import { clsx } from 'clsx';
import { Command } from 'cmdk';
import { Check, ChevronsUpDown, Search } from 'lucide';
import { Popover } from 'radix-ui';
import { type Ref, useState } from 'react';
import { Icon } from '../brand/icon.tsx';
import { CONTROL_CLASS, type FieldFrame, FormField, useFieldIds } from './form-field.tsx';
import type { SelectOption } from './select-field.tsx';

type MultiSelectFieldProps = FieldFrame & {
  options: readonly SelectOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
  placeholder: string;
  searchPlaceholder: string;
  emptyText: string;
  closeText: string;
  id?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

export function MultiSelectField(props: MultiSelectFieldProps) {
  const { label, hint, error, optional, options, value, placeholder, className, ref } = props;
  const [open, setOpen] = useState(false);
  const frame = { label, hint, error, optional };
  const ids = useFieldIds(frame, { id: props.id });
  const chosen = options.filter((option) => value.includes(option.value)).map((option) => option.label);
  return (
    <FormField ids={ids} className={className} {...frame}>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger
          ref={ref}
          id={ids.id}
          disabled={props.disabled}
          onBlur={props.onBlur}
          aria-labelledby={`${ids.labelId} ${ids.id}-value`}
          aria-describedby={ids.describedBy}
          data-invalid={error ? true : undefined}
          className={clsx(
            CONTROL_CLASS,
            'flex items-center justify-between gap-2 text-left data-invalid:border-danger',
          )}
        >
          <span id={`${ids.id}-value`} className={clsx('min-w-0 break-words', chosen.length === 0 && 'text-muted')}>
            {chosen.join(', ') || placeholder}
          </span>
          <Icon of={ChevronsUpDown} className="text-muted" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="start"
            sideOffset={4}
            aria-labelledby={ids.labelId}
            className="z-50 w-(--radix-popover-trigger-width) rounded border border-strong bg-surface shadow-overlay data-[state=open]:animate-fade-in"
          >
            <SearchableList {...props} labelId={ids.labelId} onClose={() => setOpen(false)} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </FormField>
  );
}

/** cmdk tells its highlighted row with aria-selected, so what is chosen is told with aria-checked. */
function SearchableList(props: MultiSelectFieldProps & { labelId: string; onClose: () => void }) {
  const { options, value, onChange, searchPlaceholder, emptyText, closeText, labelId, onClose } = props;
  return (
    <Command filter={matches} loop label={searchPlaceholder}>
      <div className="flex items-center gap-2 border-b px-3">
        <Icon of={Search} className="text-muted" />
        <Command.Input
          placeholder={searchPlaceholder}
          className="h-11 w-full bg-transparent text-16 outline-none sm:text-14"
        />
      </div>
      <Command.List
        aria-labelledby={labelId}
        aria-multiselectable
        className="max-h-[150px] scroll-pb-11 overflow-y-auto"
      >
        <Command.Empty className="px-3 py-3 text-14 text-muted">{emptyText}</Command.Empty>
        {options.map((option) => {
          const checked = value.includes(option.value);
          return (
            <Command.Item
              key={option.value}
              value={option.value}
              keywords={[option.label]}
              aria-checked={checked}
              onSelect={() => onChange(toggled(value, option.value))}
              className={ROW_CLASS}
            >
              <span className="grid size-4 place-items-center">
                {checked && <Icon of={Check} className="text-primary" />}
              </span>
              {option.label}
            </Command.Item>
          );
        })}
        <Command.Item
          forceMount
          value={CLOSE}
          onSelect={onClose}
          className={clsx(ROW_CLASS, 'sticky bottom-0 border-t bg-surface justify-center font-medium')}
        >
          {closeText}
        </Command.Item>
      </Command.List>
    </Command>
  );
}

const CLOSE = ' close ';
export const ROW_CLASS =
  'flex min-h-9 cursor-default items-center gap-2 px-3 py-1.5 text-14 data-[selected=true]:bg-sunken pointer-coarse:min-h-11';

function toggled(value: readonly string[], option: string) {
  return value.includes(option) ? value.filter((other) => other !== option) : [...value, option];
}

/** Whatever somebody types, with or without accents. */
export function matches(_value: string, search: string, keywords: string[] = []) {
  return keywords.some((keyword) => withoutAccents(keyword).includes(withoutAccents(search.trim()))) ? 1 : 0;
}

function withoutAccents(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
