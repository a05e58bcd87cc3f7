import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { TextButton } from '../../../ui/action/text-link.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useLazyRules } from '../../../ui/form/use-lazy-rules.ts';
import { CentredHeading } from './centred-heading.tsx';
import { loginMessages } from './login-messages.ts';
import type { SignIn } from './use-sign-in.ts';

type SecondStep = Pick<SignIn, 'submitCode' | 'leaving' | 'backToPassword'>;

/** The second step of a login, on the same card. */
export function TwoFactorForm({ signIn }: { signIn: SecondStep }) {
  const t = useTexts(loginMessages);
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const { form, method, refusal, submit, switchMethod } = useTwoFactorForm(signIn);
  const { errors, isSubmitting } = form.formState;
  const busy = isSubmitting || signIn.leaving;
  const isApp = method === 'app';
  return (
    <>
      <CentredHeading title={t('twoFactor.title')}>
        {t(isApp ? 'twoFactor.appText' : 'twoFactor.recoveryText')}
      </CentredHeading>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={t(isApp ? 'twoFactor.appCode' : 'twoFactor.recoveryCode')}
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          error={fieldText(errors.code?.message) ?? (refusal === null ? undefined : errorText(refusal))}
          {...form.register('code')}
        />
        <CheckboxField label={t('twoFactor.trustDevice')} {...form.register('trustDevice')} />
        <Button type="submit" busy={busy}>
          {busy ? t('twoFactor.busy') : t('twoFactor.submit')}
        </Button>
      </form>
      <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-3 text-14">
        <TextButton onClick={switchMethod}>{t(isApp ? 'twoFactor.useRecovery' : 'twoFactor.useApp')}</TextButton>
        <TextButton onClick={signIn.backToPassword}>{t('twoFactor.back')}</TextButton>
      </div>
    </>
  );
}

const loadRules = () => import('./sign-in-rules.ts').then(({ codeRules }) => codeRules);

function useTwoFactorForm(signIn: SecondStep) {
  const [refusal, setRefusal] = useState<unknown>(null);
  const form = useForm({
    resolver: useLazyRules(loadRules),
    defaultValues: { method: 'app', code: '', trustDevice: false },
  });
  const { setFocus, setValue, clearErrors } = form;
  const method = useWatch({ control: form.control, name: 'method' });
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = form.handleSubmit(async (factor) => {
    setRefusal(null);
    try {
      await signIn.submitCode(factor);
    } catch (error) {
      setRefusal(error);
      setFocus('code', { shouldSelect: true });
    }
  });
  const switchMethod = () => {
    setValue('method', method === 'app' ? 'recovery' : 'app');
    setValue('code', '');
    clearErrors();
    setRefusal(null);
    setFocus('code');
  };
  return { form, method, refusal, submit, switchMethod };
}
