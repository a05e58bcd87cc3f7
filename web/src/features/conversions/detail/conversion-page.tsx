import { paths } from '@callstead/contract/paths';
import { ChevronLeft } from 'lucide';
import { useParams } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { usePanel } from '../../../session/use-panel.ts';
import { useKeepAccount, useViewedAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { CopyLink } from '../../../ui/action/copy-link.tsx';
import type { AppealSlot } from '../../../ui/payment/appeal-slot.ts';
import { conversionsMessages } from '../shared/conversions-messages.ts';
import { LoadedConversion } from './loaded-conversion.tsx';
import { conversionMessages } from './messages.ts';

/** One conversion at its own address, which can be sent to whoever may see it. */
export function ConversionPage({ Appeal }: { Appeal: AppealSlot }) {
  const t = useTexts(conversionMessages);
  const list = useTexts(conversionsMessages);
  const { id = '' } = useParams();
  const { profile } = useAuth();
  const isShut = useIsShut('conversion.list');
  const view = usePanel();
  const account = useViewedAccount();
  const { language } = useLanguage();
  return (
    <>
      <title>{t('pageTitle', { id })}</title>
      <Heading id={id} />
      {profile && isShut ? (
        <RestrictedNotice profile={profile} text={list('restricted')} />
      ) : (
        <div className="max-w-3xl rounded border bg-surface p-4 text-14 sm:p-6">
          <LoadedConversion id={id} scope={{ view, account, language }} Appeal={Appeal} heading="h2" />
        </div>
      )}
    </>
  );
}

function Heading({ id }: { id: string }) {
  const t = useTexts(conversionMessages);
  const list = useTexts(conversionsMessages);
  const view = usePanel();
  const keepAccount = useKeepAccount();
  return (
    <header className="grid max-w-3xl gap-2">
      <ButtonLink
        to={keepAccount(paths[view].conversions())}
        variant="ghost"
        size="sm"
        icon={ChevronLeft}
        className="-ml-3 justify-self-start"
      >
        {list('all')}
      </ButtonLink>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid min-w-0 gap-2">
          <h1 className="text-28">{t('title')}</h1>
          <p className="wrap-anywhere flex items-center gap-1 font-mono text-13 text-muted">
            {id}
            <CopyButton value={id} what={t('conversionId')} />
          </p>
        </div>
        <CopyLink path={paths[view].conversion(id)}>{t('copyLink')}</CopyLink>
      </div>
    </header>
  );
}
