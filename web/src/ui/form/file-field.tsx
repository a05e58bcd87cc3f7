import { clsx } from 'clsx';
import { Upload } from 'lucide';
import { type ChangeEvent, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Icon } from '../brand/icon.tsx';
import { fileFieldMessages } from './file-field-messages.ts';
import { CONTROL_CLASS, type FieldFrame, FormField, useFieldIds } from './form-field.tsx';

type FileFieldProps = FieldFrame & {
  accept: string;
  onChoose: (file: File) => void;
};

/** A file of one's own; what was chosen stands beside the button, in the language of the page. */
export function FileField({ accept, onChoose, ...frame }: FileFieldProps) {
  const t = useTexts(fileFieldMessages);
  const ids = useFieldIds(frame);
  const [name, setName] = useState<string>();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    setName(file.name);
    onChoose(file);
    event.target.value = ''; // so that the same file, mended, can be chosen again
  };
  return (
    <FormField ids={ids} {...frame}>
      <div
        className={clsx(
          CONTROL_CLASS,
          'relative flex items-center gap-3 focus-within:outline-2 focus-within:outline-focus',
        )}
      >
        <input
          id={ids.id}
          type="file"
          accept={accept}
          onChange={choose}
          aria-describedby={[ids.describedBy, `${ids.id}-name`].filter(Boolean).join(' ')}
          aria-invalid={frame.error ? true : undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        <span
          aria-hidden
          className="inline-flex shrink-0 items-center gap-1.5 rounded-sm border bg-sunken px-2 py-0.5 text-13"
        >
          <Icon of={Upload} />
          {t('choose')}
        </span>
        <span id={`${ids.id}-name`} className={clsx('min-w-0 truncate', !name && 'text-muted')}>
          {name ?? t('none')}
        </span>
      </div>
    </FormField>
  );
}
