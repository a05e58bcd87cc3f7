import { isHexColour, PRODUCT_SHADES } from '@callstead/domain/site/accent';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../../i18n/language.tsx';
import type { FieldFrame } from '../../../ui/form/form-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { settingsMessages } from './messages.ts';

type ColourSettingProps = FieldFrame & { form: UseFormReturn; name: string };

/** Typed, or picked beside it; what cannot be a colour leaves the picker where it was. */
export function ColourSetting({ form, name, ...frame }: ColourSettingProps) {
  const t = useTexts(settingsMessages);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <TextField
          {...frame}
          {...{ value, onChange, onBlur, ref }}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          trailing={
            <input
              type="color"
              aria-label={t('pickColour')}
              value={shownIn(value)}
              onChange={onChange}
              className="size-8 cursor-pointer rounded border bg-surface p-0.5"
            />
          }
        />
      )}
    />
  );
}

function shownIn(written: string): string {
  const colour = written.trim().toLowerCase();
  return isHexColour(colour) ? colour : PRODUCT_SHADES.light;
}
