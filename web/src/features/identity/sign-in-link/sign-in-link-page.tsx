import { publicPaths } from '@callstead/contract/public-paths';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { CentredHeading } from '../shared/centred-heading.tsx';
import { isLinkSpent } from '../shared/is-link-spent.ts';
import { TwoFactorForm } from '../shared/two-factor-form.tsx';
import { signInLinkMessages } from './messages.ts';
import { useSignInByLink } from './use-sign-in-by-link.ts';

export const handle = { language: 'en' };

export default function SignInLinkPage() {
  const t = useTexts(signInLinkMessages);
  const entry = useSignInByLink();
  return (
    <>
      <title>{t('pageTitle')}</title>
      {entry.step === 'code' ? <TwoFactorForm signIn={entry} /> : <Entry entry={entry} />}
    </>
  );
}

function Entry({ entry }: { entry: ReturnType<typeof useSignInByLink> }) {
  const t = useTexts(signInLinkMessages);
  const errorText = useErrorText();
  const { refusal, ready, busy, enter } = entry;
  const isSpent = refusal !== null && isLinkSpent(refusal);
  return (
    <div aria-live="polite" className="grid gap-4">
      <CentredHeading title={t(refusal === null ? 'title' : 'failed')}>
        {refusal === null ? t('intro') : errorText(refusal)}
      </CentredHeading>
      {isSpent ? (
        <>
          <p className="text-14">{t('hint')}</p>
          <ButtonLink to={publicPaths.login}>{t('toLogin')}</ButtonLink>
        </>
      ) : (
        <Button busy={busy} disabled={!ready} onClick={() => void enter()}>
          {busy ? t('busy') : t('submit')}
        </Button>
      )}
    </div>
  );
}
