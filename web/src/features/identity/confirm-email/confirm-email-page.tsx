import { paths } from '@callstead/contract/paths';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { Spinner } from '../../../ui/brand/spinner.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { type Confirmation, useConfirmation } from '../shared/use-confirmation.ts';
import { confirmEmailMessages } from './messages.ts';
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
