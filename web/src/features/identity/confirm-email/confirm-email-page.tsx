import { completeConfirmation } from '@callstead/contract/identity/registration-endpoints';
import { publicPaths } from '@callstead/contract/public-paths';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { ConfirmationScreen } from '../shared/confirmation-screen.tsx';
import { useConfirmation } from '../shared/use-confirmation.ts';
import { confirmEmailMessages } from './messages.ts';
import { ResendForm } from './resend-form.tsx';

export const handle = { language: 'es' };

export default function ConfirmEmailPage() {
  const t = useTexts(confirmEmailMessages);
  return (
    <ConfirmationScreen
      confirmation={useConfirmation(completeConfirmation)}
      texts={{
        pageTitle: t('pageTitle'),
        loading: t('loading.title'),
        confirmed: t('confirmed.title'),
        confirmedText: t('confirmed.text'),
        failed: t('failed.title'),
        retry: t('failed.retry'),
      }}
      next={<ButtonLink to={publicPaths.login}>{t('confirmed.toLogin')}</ButtonLink>}
      whenSpent={<ResendForm />}
      below={
        <p className="mt-6 border-t pt-4 text-14">
          <TextLink to={publicPaths.login}>{t('resend.toLogin')}</TextLink>
        </p>
      }
    />
  );
}
