import { paths } from '@callstead/contract/paths';
import { ChevronLeft } from 'lucide';
import type { ReactNode } from 'react';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { usePanel } from '../../../session/use-panel.ts';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';

/** Heads a page that belongs to the list of calls: the way back, the title and what stands below it. */
export function CallPageHeading({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const t = useTexts(callMessages);
  const keepAccount = useKeepAccount();
  return (
    <header className="grid max-w-3xl gap-2">
      <ButtonLink
        to={keepAccount(paths[usePanel()].calls())}
        variant="ghost"
        size="sm"
        icon={ChevronLeft}
        className="-ml-3 justify-self-start"
      >
        {t('allCalls')}
      </ButtonLink>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid min-w-0 gap-2">
          <h1 className="text-28">{title}</h1>
          {children}
        </div>
        {aside}
      </div>
    </header>
  );
}
