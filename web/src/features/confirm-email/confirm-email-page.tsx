import { paths } from '../../app/paths.ts';
import { confirmEmailMessages } from '../../i18n/confirm-email-messages.ts';
import { useErrorText } from '../../i18n/error-text.ts';
import { useTexts } from '../../i18n/language.tsx';
import { PageHeading } from '../../sign-in/page-heading.tsx';
import { TextLink } from '../../sign-in/text-link.tsx';
import { type Confirmation, useConfirmation } from '../../sign-in/use-confirmation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ResendForm } from './resend-form.tsx';

export const handle = { language: 'es' };

export default function ConfirmEmailPage() {
  const t = useTexts(confirmEmailMessages);
  const confirmation = useConfirmation('/email-confirmations/complete');
  return (
    <div aria-live="polite">
      <title>{t('pageTitle')}</title>
      {confirmation.status === 'confirming' && <Confirming />}
      {confirmation.status === 'confirmed' && <Confirmed />}
      {confirmation.status === 'failed' && <Failed {...confirmation} />}
    </div>
  );
}

function Confirming() {
  const t = useTexts(confirmEmailMessages);
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-28">{t('loading.title')}</h1>
      <Spinner size={20} />
    </div>
  );
}

function Confirmed() {
  const t = useTexts(confirmEmailMessages);
  return (
    <>
      <PageHeading title={t('confirmed.title')}>{t('confirmed.text')}</PageHeading>
      <ButtonLink to={paths.login}>{t('confirmed.toLogin')}</ButtonLink>
    </>
  );
}

function Failed({ error, retry }: Extract<Confirmation, { status: 'failed' }>) {
  const t = useTexts(confirmEmailMessages);
  const errorText = useErrorText();
  return (
    <>
      <PageHeading title={t('failed.title')}>{errorText(error)}</PageHeading>
      {retry ? <Button onClick={retry}>{t('failed.retry')}</Button> : <ResendForm />}
      <p className="mt-6 border-t pt-4 text-14">
        <TextLink to={paths.login}>{t('resend.toLogin')}</TextLink>
      </p>
    </>
  );
}
