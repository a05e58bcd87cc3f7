import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide';
import { Select } from 'radix-ui';
import { type Ref, type RefObject, useRef } from 'react';
import { Icon } from '../brand/icon.tsx';
import { styleNonce } from '../overlay/style-nonce.ts';
import { CONTROL_CLASS, type FieldFrame, FormField, useFieldIds } from './form-field.tsx';

export type SelectOption = { value: string; label: string };

type SelectFieldProps = FieldFrame & {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Where focus goes once something is chosen, if not back here. */
  focusNext?: RefObject<HTMLElement | null> | undefined;
};

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, options, value, onChange, onBlur, placeholder, className, ref } = props;
  const frame = { label, hint, error, optional };
  const ids = useFieldIds(frame, { id: props.id });
  const hasChosen = useRef(false);
  const moveOn = (event: Event) => {
    if (!hasChosen.current || !props.focusNext?.current) return;
    event.preventDefault();
    props.focusNext.current.focus();
  };
  return (
    <FormField ids={ids} className={className} {...frame}>
      <Select.Root
        value={value}
        onValueChange={(chosen) => {
          hasChosen.current = true;
          onChange(chosen);
        }}
        onOpenChange={(isOpen) => {
          if (isOpen) hasChosen.current = false;
        }}
        required={!optional}
        {...(props.name !== undefined && { name: props.name })}
        {...(props.disabled !== undefined && { disabled: props.disabled })}
      >
        <Select.Trigger
          ref={ref}
          id={ids.id}
          onBlur={onBlur}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          className={clsx(
            CONTROL_CLASS,
            'flex items-center justify-between gap-2 text-left data-placeholder:text-muted',
          )}
        >
          <span className="truncate">
            <Select.Value placeholder={placeholder} />
          </span>
          <Icon of={ChevronDown} className="text-muted" />
        </Select.Trigger>
        <SelectList options={options} onCloseAutoFocus={moveOn} />
      </Select.Root>
    </FormField>
  );
}

type SelectListProps = { options: readonly SelectOption[]; onCloseAutoFocus: (event: Event) => void };

function SelectList({ options, onCloseAutoFocus }: SelectListProps) {
  return (
    <Select.Portal>
      <Select.Content
        position="popper"
        onCloseAutoFocus={onCloseAutoFocus}
        sideOffset={4}
        className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-2rem)] overflow-hidden rounded border border-strong bg-surface shadow-overlay data-[state=open]:animate-fade-in"
      >
        <Select.Viewport className="p-1" {...(styleNonce && { nonce: styleNonce })}>
          {options.map((option) => (
            <Select.Item
              key={option.value}
              value={option.value}
              className="flex min-h-9 cursor-default items-center justify-between gap-3 rounded-sm px-2 py-1.5 text-14 outline-none data-highlighted:bg-sunken pointer-coarse:min-h-11"
            >
              <Select.ItemText>{option.label}</Select.ItemText>
              <Select.ItemIndicator>
                <Icon of={Check} className="text-primary" />
              </Select.ItemIndicator>
            </Select.Item>
          ))}
        </Select.Viewport>
      </Select.Content>
    </Select.Portal>
  );
}
