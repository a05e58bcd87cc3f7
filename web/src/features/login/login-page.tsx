import type { RegistrableType } from '@callstead/domain/identity/account';
import { type ReactNode, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { useTexts } from '../../i18n/language.tsx';
import { loginMessages } from '../../i18n/login-messages.ts';
import { CredentialsForm } from '../../sign-in/credentials-form.tsx';
import { PageHeading } from '../../sign-in/page-heading.tsx';
import { TextButton, TextLink } from '../../sign-in/text-link.tsx';
import { TwoFactorForm } from '../../sign-in/two-factor-form.tsx';
import { useSignIn } from '../../sign-in/use-sign-in.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { useAdminShortcut } from './use-admin-shortcut.ts';

export const handle = { language: 'en' };

export default function LoginPage() {
  const t = useTexts(loginMessages);
  const [isAdmin, setAdmin] = useState(false);
  const [kind, setKind] = useState<RegistrableType>('publisher');
  const [recovering, setRecovering] = useState(false);
  const signIn = useSignIn(isAdmin ? 'admin' : 'members');
  useAdminShortcut(({ email, password }) => {
    setAdmin(true);
    signIn.form.setValue('email', email);
    signIn.form.setValue('password', password);
  });

  const form = (
    <CredentialsForm signIn={signIn} submitLabel={t(`submit.${isAdmin ? 'admin' : kind}`)}>
      <p className="text-14">
        <TextButton onClick={() => setRecovering(true)}>{t('forgot.open')}</TextButton>
      </p>
    </CredentialsForm>
  );
  return (
    <>
      <title>{t('pageTitle')}</title>
      {signIn.step === 'code' ? (
        <TwoFactorForm signIn={signIn} />
      ) : (
        <>
          <PageHeading title={t(isAdmin ? 'adminTitle' : 'title')} />
          {isAdmin ? form : <KindTabs kind={kind} onChange={setKind} form={form} />}
          <OtherWays isAdmin={isAdmin} onAdminChange={setAdmin} />
        </>
      )}
      <ForgotPasswordDialog
        open={recovering}
        onOpenChange={setRecovering}
        email={signIn.form.getValues('email') ?? ''}
      />
    </>
  );
}

type KindTabsProps = { kind: RegistrableType; onChange: (kind: RegistrableType) => void; form: ReactNode };

/** The tab changes what the button says; who somebody is, the account knows. */
function KindTabs({ kind, onChange, form }: KindTabsProps) {
  const t = useTexts(loginMessages);
  const tab = (value: RegistrableType) => ({ value, label: t(`tabs.${value}`), content: form });
  return <Tabs label={t('kind')} tabs={[tab('publisher'), tab('advertiser')]} value={kind} onChange={onChange} />;
}

function OtherWays({ isAdmin, onAdminChange }: { isAdmin: boolean; onAdminChange: (isAdmin: boolean) => void }) {
  const t = useTexts(loginMessages);
  return (
    <div className="mt-6 grid gap-3 border-t pt-4 text-14">
      <p>
        {t('noAccount')} <TextLink to={paths.register}>{t('toRegister')}</TextLink>
      </p>
      <p>
        <TextButton onClick={() => onAdminChange(!isAdmin)}>{t(isAdmin ? 'toMembers' : 'toAdmin')}</TextButton>
      </p>
    </div>
  );
}
