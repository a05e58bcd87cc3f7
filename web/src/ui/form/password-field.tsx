import { Eye, EyeOff } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Icon } from '../brand/icon.tsx';
import { passwordFieldMessages } from './password-field-messages.ts';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField(props: PasswordFieldProps) {
  const t = useTexts(passwordFieldMessages);
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={t('showPassword')}
          onClick={() => setShown(!shown)}
          className="grid size-9 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-text"
        >
          <Icon of={shown ? EyeOff : Eye} size={20} />
        </button>
      }
    />
  );
}
