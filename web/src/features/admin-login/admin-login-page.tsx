import { paths } from '../../app/paths.ts';
import { useTexts } from '../../i18n/language.tsx';
import { loginMessages } from '../../i18n/login-messages.ts';
import { CredentialsForm } from '../../sign-in/credentials-form.tsx';
import { PageHeading } from '../../sign-in/page-heading.tsx';
import { TextLink } from '../../sign-in/text-link.tsx';
import { TwoFactorForm } from '../../sign-in/two-factor-form.tsx';
import { useSignIn } from '../../sign-in/use-sign-in.ts';

export const handle = { language: 'en' };

export default function AdminLoginPage() {
  const t = useTexts(loginMessages);
  const signIn = useSignIn('admin');
  return (
    <>
      <title>{t('portal.pageTitle')}</title>
      {signIn.step === 'code' ? (
        <TwoFactorForm signIn={signIn} />
      ) : (
        <>
          <PageHeading title={t('portal.title')}>{t('portal.intro')}</PageHeading>
          <CredentialsForm signIn={signIn} submitLabel={t('submit.admin')} />
          <p className="mt-6 border-t pt-4 text-14">
            <TextLink to={paths.login}>{t('portal.back')}</TextLink>
          </p>
        </>
      )}
    </>
  );
}
