import { publicPaths } from '@callstead/contract/public-paths';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CaptchaField } from '../../../ui/form/captcha-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { useSupportEmail } from '../../../ui/page/use-support-email.ts';
import { contactHead, contactMessages } from './messages.ts';
import { useContact } from './use-contact.ts';

export const handle = { language: 'es' };

export default function ContactPage() {
  const t = useTexts(contactMessages);
  return (
    <div className="mx-auto max-w-2xl px-4 py-10 sm:px-6">
      <PageHead texts={contactHead} path={publicPaths.contact} />
      <header className="grid gap-3 pb-8">
        <h1 className="font-display text-40 leading-tight">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
        <SupportAddress />
      </header>
      <ContactForm />
    </div>
  );
}

/** For whoever would rather write a mail. */
function SupportAddress() {
  const t = useTexts(contactMessages);
  const email = useSupportEmail();
  return (
    <p className="text-14 text-muted">
      {t('byMail')}{' '}
      <a className="wrap-anywhere underline" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  );
}

function ContactForm() {
  const t = useTexts(contactMessages);
  const fieldText = useFieldText();
  const { form, captcha, submit } = useContact();
  const { errors, isSubmitting } = form.formState;
  const field = (name: 'name' | 'email' | 'phone' | 'company' | 'subject' | 'message') => ({
    label: t(name),
    error: fieldText(errors[name]?.message),
    ...form.register(name),
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField autoComplete="name" {...field('name')} />
        <TextField type="email" autoComplete="email" {...field('email')} />
        <TextField type="tel" autoComplete="tel" required={false} {...field('phone')} />
        <TextField autoComplete="organization" required={false} {...field('company')} />
      </div>
      <TextField {...field('subject')} />
      <TextAreaField rows={6} {...field('message')} />
      <CaptchaField captcha={captcha} error={fieldText(errors.captchaId?.message)} />
      <Button type="submit" size="lg" busy={isSubmitting} disabled={!captcha.captchaId} className="justify-self-start">
        {t(isSubmitting ? 'sending' : 'send')}
      </Button>
    </form>
  );
}
