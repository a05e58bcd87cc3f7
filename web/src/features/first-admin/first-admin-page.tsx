import { paths } from '../../app/paths.ts';
import { useErrorText } from '../../i18n/error-text.ts';
import { firstAdminMessages } from '../../i18n/first-admin-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { PageHeading } from '../../sign-in/page-heading.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FirstAdminForm } from './first-admin-form.tsx';
import { type FirstAdminLink, useFirstAdminLink } from './use-first-admin-link.ts';

export const handle = { language: 'en' };

export default function FirstAdminPage() {
  const t = useTexts(firstAdminMessages);
  const link = useFirstAdminLink();
  return (
    <>
      <title>{t('pageTitle')}</title>
      {link.status === 'invalid' ? <Invalid /> : <Founding link={link} />}
    </>
  );
}

function Invalid() {
  const t = useTexts(firstAdminMessages);
  return (
    <div role="alert">
      <PageHeading title={t('invalidTitle')}>{t('invalid')}</PageHeading>
      <ButtonLink to={paths.login}>{t('toLogin')}</ButtonLink>
    </div>
  );
}

function Founding({ link }: { link: Exclude<FirstAdminLink, { status: 'invalid' }> }) {
  const t = useTexts(firstAdminMessages);
  return (
    <>
      <PageHeading title={t('title')}>{t('intro')}</PageHeading>
      <FoundingContent link={link} />
    </>
  );
}

function FoundingContent({ link }: { link: Exclude<FirstAdminLink, { status: 'invalid' }> }) {
  const t = useTexts(firstAdminMessages);
  const errorText = useErrorText();
  if (link.status === 'valid') return <FirstAdminForm link={link} />;
  if (link.status === 'unknown') return <ErrorState message={errorText(link.error)} onRetry={link.retry} />;
  return (
    <p role="status" className="flex items-center gap-2 py-8 text-muted">
      <Spinner size={20} />
      {t('checking')}
    </p>
  );
}
