import type { Theme } from '@callstead/contract/web';
import { Monitor, Moon, Sun } from 'lucide';
import { useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';
import { Icon } from '../brand/icon.tsx';

type ThemeSwitchProps = {
  /** Null follows the system. */
  theme: Theme | null;
  onChange: (theme: Theme | null) => void;
};

const STEPS = {
  system: { icon: Monitor, text: 'themeSystem', next: 'light' },
  light: { icon: Sun, text: 'themeLight', next: 'dark' },
  dark: { icon: Moon, text: 'themeDark', next: null },
} as const;

export function ThemeSwitch({ theme, onChange }: ThemeSwitchProps) {
  const t = useTexts(uiMessages);
  const step = STEPS[theme ?? 'system'];
  return (
    <button
      type="button"
      onClick={() => onChange(step.next)}
      aria-label={t(step.text)}
      title={t(step.text)}
      className="grid size-9 place-items-center rounded text-muted transition-colors hover:bg-sunken hover:text-text"
    >
      <Icon of={step.icon} size={20} />
    </button>
  );
}
