import { publicPaths } from '@callstead/contract/public-paths';
import type { RegistrableType } from '@callstead/domain/identity/account';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { TextButton, TextLink } from '../../../ui/action/text-link.tsx';
import { whenIdle } from '../../../ui/hooks/when-idle.ts';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { CentredHeading } from '../shared/centred-heading.tsx';
import { CredentialsForm } from '../shared/credentials-form.tsx';
import { loginMessages } from '../shared/login-messages.ts';
import { TwoFactorForm } from '../shared/two-factor-form.tsx';
import { useSignIn } from '../shared/use-sign-in.ts';
import { useAdminShortcut } from './use-admin-shortcut.ts';

export const handle = { language: 'en' };

const dialog = () => import('./forgot-password-dialog.tsx');
const ForgotPasswordDialog = lazy(() => dialog().then((module) => ({ default: module.ForgotPasswordDialog })));

// Only whoever comes from registering sees it.
const CheckMailCard = lazy(() => import('./check-mail-card.tsx').then((module) => ({ default: module.CheckMailCard })));

export default function LoginPage() {
  const t = useTexts(loginMessages);
  const [isAdmin, setAdmin] = useState(false);
  const [kind, setKind] = useState<RegistrableType>('publisher');
  const [recovery, setRecovery] = useState<'never asked' | 'open' | 'closed'>('never asked');
  const registered = useRegisteredEmail();
  const signIn = useSignIn(isAdmin ? 'admin' : 'members');
  useAdminShortcut(({ email, password }) => {
    setAdmin(true);
    signIn.form.setValue('email', email);
    signIn.form.setValue('password', password);
  });

  // Most people know their password; those who don't find the dialog already there.
  useEffect(() => whenIdle(() => void dialog().catch(() => undefined)), []);

  const form = (
    <CredentialsForm signIn={signIn} submitLabel={t(`submit.${isAdmin ? 'admin' : kind}`)}>
      <p className="text-14">
        <TextButton onClick={() => setRecovery('open')}>{t('forgot.open')}</TextButton>
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
          {registered && (
            <Suspense fallback={null}>
              <CheckMailCard email={registered} />
            </Suspense>
          )}
          <CentredHeading title={t(isAdmin ? 'adminTitle' : 'title')} />
          {isAdmin ? form : <KindTabs kind={kind} onChange={setKind} form={form} />}
          <OtherWays isAdmin={isAdmin} onAdminChange={setAdmin} />
        </>
      )}
      {recovery !== 'never asked' && (
        <Suspense fallback={null}>
          <ForgotPasswordDialog
            open={recovery === 'open'}
            onOpenChange={(open) => setRecovery(open ? 'open' : 'closed')}
            email={signIn.form.getValues('email') ?? ''}
          />
        </Suspense>
      )}
    </>
  );
}

/** The address somebody registered with a moment ago; it survives a reload and is in no address bar. */
function useRegisteredEmail(): string | undefined {
  const { registered } = (useLocation().state ?? {}) as { registered?: unknown };
  return typeof registered === 'string' ? registered : undefined;
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
        {t('noAccount')} <TextLink to={publicPaths.register}>{t('toRegister')}</TextLink>
      </p>
      <p>
        <TextButton onClick={() => onAdminChange(!isAdmin)}>{t(isAdmin ? 'toMembers' : 'toAdmin')}</TextButton>
      </p>
    </div>
  );
}
