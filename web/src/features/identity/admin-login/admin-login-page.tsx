import { publicPaths } from '@callstead/contract/public-paths';
import { useTexts } from '../../../i18n/language.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { CentredHeading } from '../shared/centred-heading.tsx';
import { CredentialsForm } from '../shared/credentials-form.tsx';
import { loginMessages } from '../shared/login-messages.ts';
import { TwoFactorForm } from '../shared/two-factor-form.tsx';
import { useSignIn } from '../shared/use-sign-in.ts';

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
          <CentredHeading title={t('portal.title')}>{t('portal.intro')}</CentredHeading>
          <CredentialsForm signIn={signIn} submitLabel={t('submit.admin')} />
          <p className="mt-6 border-t pt-4 text-14">
            <TextLink to={publicPaths.login}>{t('portal.back')}</TextLink>
          </p>
        </>
      )}
    </>
  );
}
