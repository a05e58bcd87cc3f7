import { fileFormat, START_BYTES } from '@callstead/domain/materials/file-format';
import { LONGEST_LOGO_SIDE, MOST_LOGO_BYTES } from '@callstead/domain/site/logo';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { base64Of, drawImage, FileRefused, MOST_CHOSEN_BYTES } from '../../../ui/form/draw-image.ts';
import { FileField } from '../../../ui/form/file-field.tsx';
import type { FieldFrame } from '../../../ui/form/form-field.tsx';
import { useStoreLogo } from './api.ts';
import { settingsMessages } from './messages.ts';

const BOUNDS = { longestSide: LONGEST_LOGO_SIDE, mostBytes: MOST_LOGO_BYTES };
const TAKEN = ['png', 'jpeg', 'webp'];

type LogoSettingProps = FieldFrame & { form: UseFormReturn; name: string };

/** What is chosen is stored at once and seen here; the network shows it when the group is saved. */
export function LogoSetting({ form, name, error, ...frame }: LogoSettingProps) {
  const t = useTexts(settingsMessages);
  const storing = useStoreLogo();
  const reasonOf = useReason();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => {
        const choose = async (file: File) => {
          const { logo } = await storing.mutateAsync(() => prepareLogo(file));
          onChange(logo);
        };
        return (
          <div className="grid gap-3">
            <FileField
              {...frame}
              error={storing.error ? reasonOf(storing.error) : error}
              accept="image/png,image/jpeg,image/webp"
              onChoose={(file) => void choose(file).catch(() => undefined)} // it is told beside the field
            />
            <p role="status" className="text-13 text-muted empty:hidden">
              {storing.isPending && t('storing')}
            </p>
            {value !== '' && <ChosenLogo logo={value} onRemove={() => onChange('')} />}
          </div>
        );
      }}
    />
  );
}

/** On both grounds it will stand on. */
function ChosenLogo({ logo, onRemove }: { logo: string; onRemove: () => void }) {
  const t = useTexts(settingsMessages);
  const src = `/api/logos/${logo}`;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span data-theme="light" className="rounded border bg-canvas px-3 py-2">
        <img src={src} alt={t('logoOnLight')} className="h-7 max-w-44 object-contain" />
      </span>
      <span data-theme="dark" className="rounded border bg-canvas px-3 py-2">
        <img src={src} alt={t('logoOnDark')} className="h-7 max-w-44 object-contain" />
      </span>
      <Button type="button" size="sm" variant="ghost" onClick={onRemove}>
        {t('removeLogo')}
      </Button>
    </div>
  );
}

async function prepareLogo(file: File): Promise<string> {
  const format = fileFormat(new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer()));
  if (!format || !TAKEN.includes(format)) throw new FileRefused('type');
  if (file.size > MOST_CHOSEN_BYTES) throw new FileRefused('size');
  return base64Of(await drawImage(file, BOUNDS));
}

function useReason() {
  const t = useTexts(settingsMessages);
  const errorText = useErrorText();
  return (error: Error) => (error instanceof FileRefused ? t(`logoRefused.${error.why}`) : errorText(error));
}
