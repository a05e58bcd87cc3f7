import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { PasswordRules } from '../../../ui/form/password-rules.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { registerMessages } from './messages.ts';
import type { RegisterForm } from './register-fields.ts';

/** What everybody tells about themselves. */
export function AccountFields({ form }: { form: RegisterForm }) {
  const t = useTexts(registerMessages);
  const fieldText = useFieldText();
  const { errors } = form.formState;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        className="sm:col-span-2"
        label={t('fullName')}
        autoComplete="name"
        error={fieldText(errors.fullName?.message)}
        {...form.register('fullName')}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        error={fieldText(errors.email?.message)}
        {...form.register('email')}
      />
      <TextField
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        error={fieldText(errors.phone?.message)}
        {...form.register('phone')}
      />
      <PasswordFields form={form} />
    </div>
  );
}

function PasswordFields({ form }: { form: RegisterForm }) {
  const t = useTexts(registerMessages);
  const fieldText = useFieldText();
  const rulesId = useId();
  const password = useWatch({ control: form.control, name: 'password' }) ?? '';
  const { errors } = form.formState;
  return (
    <>
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        aria-describedby={rulesId}
        error={fieldText(errors.password?.message)}
        {...form.register('password', { deps: 'confirmPassword' })}
      />
      <PasswordField
        label={t('confirmPassword')}
        autoComplete="new-password"
        error={fieldText(errors.confirmPassword?.message)}
        {...form.register('confirmPassword')}
      />
      <div className="sm:col-span-2">
        <PasswordRules id={rulesId} password={password} />
      </div>
    </>
  );
}
