import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { NewPasswordFields } from '../shared/new-password-fields.tsx';
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
      <NewPasswordFields form={form} labels={{ password: t('password'), confirm: t('confirmPassword') }} isTwoColumns />
    </div>
  );
}
