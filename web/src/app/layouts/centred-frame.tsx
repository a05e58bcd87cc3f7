import { paths } from '@callstead/contract/paths';
import type { Theme } from '@callstead/contract/web';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LanguageSwitch } from '../../ui/action/language-switch.tsx';
import { ThemeSwitch } from '../../ui/action/theme-switch.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

type CentredFrameProps = {
  children: ReactNode;
  /** For the long forms. */
  wide?: boolean | undefined;
  theme: Theme | null;
  onThemeChange: (theme: Theme | null) => void;
};

/** One sheet of paper in the middle, and nothing that leads away from it but the logo. */
export function CentredFrame({ children, wide = false, theme, onThemeChange }: CentredFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="flex h-14 items-center gap-2 px-4 sm:px-6">
        <Link to={paths.home} className="mr-auto rounded">
          <Logo />
        </Link>
        <LanguageSwitch />
        <ThemeSwitch theme={theme} onChange={onThemeChange} />
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className={clsx('m-auto w-full px-4 pt-4 pb-10 outline-none sm:px-6 sm:pb-20', wide ? 'max-w-3xl' : 'max-w-md')}
      >
        <div className="rounded border bg-surface p-5 sm:p-8">{children}</div>
      </main>
    </div>
  );
}
