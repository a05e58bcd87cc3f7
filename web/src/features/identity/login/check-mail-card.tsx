import { publicPaths } from '@callstead/contract/public-paths';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { loginMessages } from '../shared/login-messages.ts';
import { useResendConfirmation } from '../shared/use-resend-confirmation.ts';

/** For whoever has just registered: what to do, and what happens then. It stays when the toast has gone. */
export function CheckMailCard({ email }: { email: string }) {
  const t = useTexts(loginMessages);
  const { resend, sending } = useResendConfirmation();
  // The two parts meet at the dot, so that no line begins with it.
  const title = (
    <>
      <span className="whitespace-nowrap">{t('checkMail.title')}</span> <span className="wrap-anywhere">{email}</span>
    </>
  );
  return (
    <Card className="mb-6" title={title}>
      <div className="grid gap-3 text-14">
        <p>{t('checkMail.text')}</p>
        <p className="text-muted">{t('checkMail.next')}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" size="sm" busy={sending} onClick={() => void resend(email)}>
            {t(sending ? 'resend.busy' : 'resend.action')}
          </Button>
          <TextLink to={publicPaths.offers}>{t('checkMail.offers')}</TextLink>
        </p>
      </div>
    </Card>
  );
}
