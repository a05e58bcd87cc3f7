import type { Profile } from '@callstead/contract/identity/identity';
import type { ContactRequest } from '@callstead/contract/tickets';
import { sendContact } from '@callstead/contract/tickets-endpoints';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { answerCaptcha, askCaptcha, isAboutCaptcha } from '../../../api/captchas.ts';
import { showFieldErrors } from '../../../api/field-errors.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useCaptcha } from '../../../ui/form/use-captcha.ts';
import { useLazyRules } from '../../../ui/form/use-lazy-rules.ts';
import { contactMessages } from './messages.ts';

type Fields = z.input<typeof ContactRequest>;

const emptyFor = (profile: Profile | null): Fields => ({
  name: profile?.fullName ?? '',
  email: profile?.email ?? '',
  phone: profile?.phone ?? '',
  company: profile?.companyName ?? '',
  subject: '',
  message: '',
  captchaId: '',
});

const loadRules = () => import('./contact-rules.ts').then(({ contactRules }) => contactRules);

/** The contact form but for its looks. */
export function useContact() {
  const t = useTexts(contactMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { toast } = useToast();
  const { profile } = useAuth();
  const captcha = useCaptcha({ ask: askCaptcha, solve: answerCaptcha });
  const form = useForm<Fields, unknown, ContactRequest>({
    resolver: useLazyRules(loadRules),
    defaultValues: emptyFor(profile),
  });
  useEffect(() => form.setValue('captchaId', captcha.captchaId ?? ''), [form, captcha.captchaId]);

  const refuse = (error: unknown) => {
    const isKnown = error instanceof ApiError && error.code !== 'unavailable' && error.code !== 'internal';
    toast({ title: t('failed'), description: isKnown ? errorText(error) : t('failedText'), tone: 'danger' });
    showFieldErrors(form, error);
    if (isAboutCaptcha(error)) void captcha.renew();
  };
  const send = async (message: ContactRequest) => {
    try {
      await call(sendContact, { body: { ...message, language } });
      toast({ title: t('sent'), description: t('sentText'), tone: 'success' });
      form.reset(emptyFor(profile));
      await captcha.renew();
    } catch (error) {
      refuse(error);
    }
  };
  return { form, captcha, submit: form.handleSubmit(send) };
}
