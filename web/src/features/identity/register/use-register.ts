import type { RegisterRequest } from '@callstead/contract/identity/identity';
import { register } from '@callstead/contract/identity/registration-endpoints';
import { publicPaths } from '@callstead/contract/public-paths';
import type { RegistrableType } from '@callstead/domain/identity/account';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../api/call.ts';
import { answerCaptcha, askCaptcha, isAboutCaptcha } from '../../../api/captchas.ts';
import { showFieldErrors } from '../../../api/field-errors.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useCaptcha } from '../../../ui/form/use-captcha.ts';
import { useLazyRules } from '../../../ui/form/use-lazy-rules.ts';
import {
  EMPTY_SPECIFIC_FIELDS,
  kindAsked,
  type RegisterContext,
  type RegisterFields,
  type RegisterForm,
  SPECIFIC_FIELDS,
} from './register-fields.ts';
import { useRegisterToasts } from './use-register-toasts.ts';

const loadRules = () => import('./register-rules.ts').then(({ registerRules }) => registerRules);

/** The whole registration but for its looks. */
export function useRegister() {
  const [params] = useSearchParams();
  const [userType, setUserType] = useState(() => kindAsked(params.get('type')));
  const { language } = useLanguage();
  const captcha = useCaptcha({ ask: askCaptcha, solve: answerCaptcha });
  const navigate = useNavigate();
  const toasts = useRegisterToasts();
  const form: RegisterForm = useForm<RegisterFields, RegisterContext, RegisterRequest>({
    resolver: useLazyRules(loadRules),
    context: { userType, language, captchaId: captcha.captchaId ?? '', ref: params.get('ref') },
    // Only for what is no plain input: defaults would wipe what was typed before the script ran.
    defaultValues: { servicesToPromote: [], interestedServices: [], avgInvestment: '' },
  });

  const refuse = (error: unknown) => {
    toasts.refused(error);
    showFieldErrors(form, error);
    if (isAboutCaptcha(error)) void captcha.renew();
  };
  const send = async (account: RegisterRequest) => {
    try {
      await call(register, { body: account });
      toasts.registered();
      await navigate(publicPaths.login, { state: { registered: account.email } });
    } catch (error) {
      refuse(error);
    }
  };
  const switchTo = (type: RegistrableType) => {
    setUserType(type);
    for (const field of SPECIFIC_FIELDS) form.setValue(field, EMPTY_SPECIFIC_FIELDS[field]);
    form.clearErrors(SPECIFIC_FIELDS);
  };
  const complain = (errors: FieldErrors<RegisterFields>) => toasts.invalid(errors);

  return { form, userType, switchTo, captcha, submit: form.handleSubmit(send, complain) };
}
