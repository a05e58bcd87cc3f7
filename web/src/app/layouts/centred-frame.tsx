import { publicPaths } from '@callstead/contract/public-paths';
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
  /** For the long forms; `page`: for what is read beside a card. */
  wide?: boolean | 'page' | undefined;
  theme: Theme | null;
  onThemeChange: (theme: Theme | null) => void;
};

function widthOf(wide: CentredFrameProps['wide']): string {
  if (wide === 'page') return 'max-w-6xl';
  return wide ? 'max-w-3xl' : 'max-w-md';
}

/** One sheet of paper in the middle, and nothing that leads away from it but the logo. */
export function CentredFrame({ children, wide = false, theme, onThemeChange }: CentredFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="flex h-14 items-center gap-2 px-4 sm:px-6">
        <Link to={publicPaths.home} className="mr-auto rounded">
          <Logo />
        </Link>
        <LanguageSwitch />
        <ThemeSwitch theme={theme} onChange={onThemeChange} />
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className={clsx('m-auto w-full px-4 pt-4 pb-10 outline-none sm:px-6 sm:pb-20', widthOf(wide))}
      >
        <div className="rounded border bg-surface p-5 sm:p-8">{children}</div>
      </main>
    </div>
  );
}
