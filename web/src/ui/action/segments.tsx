import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type SegmentsProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean | undefined }[];
  chosen: Value;
  onChange: (value: Value) => void;
};

/** One of a few that change what is shown below, side by side. */
export function Segments<Value extends string>({ label, options, chosen, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset
      aria-label={label}
      className="flex max-w-full flex-wrap gap-0.5 rounded border border-strong bg-surface p-0.5"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === chosen}
          disabled={option.disabled}
          onClick={() => option.value !== chosen && onChange(option.value)}
          className={clsx(
            'min-h-9 rounded-sm px-3 font-medium text-13 transition-colors disabled:opacity-45',
            option.value === chosen ? 'bg-primary text-on-primary' : 'enabled:hover:bg-sunken',
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
