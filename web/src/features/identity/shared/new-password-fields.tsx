import { useId } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useFieldText } from '../../../i18n/field-text.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { PasswordRules } from '../../../ui/form/password-rules.tsx';

type NewPassword = { password: string; confirmPassword: string };

type NewPasswordFieldsProps<Fields extends FieldValues & NewPassword, Context, Output> = {
  form: UseFormReturn<Fields, Context, Output>;
  labels: { password: string; confirm: string };
  /** The two fields beside each other, the rules below both. */
  isTwoColumns?: boolean;
};

/** A password that is new, its rules, and the same once more. */
export function NewPasswordFields<Fields extends FieldValues & NewPassword, Context, Output>(
  props: NewPasswordFieldsProps<Fields, Context, Output>,
) {
  const { labels, isTwoColumns = false } = props;
  // Whatever else the form holds is of no concern here.
  const form = props.form as unknown as UseFormReturn<NewPassword>;
  const fieldText = useFieldText();
  const rulesId = useId();
  const password = useWatch({ control: form.control, name: 'password' }) ?? '';
  const { errors } = form.formState;
  return (
    <>
      <PasswordField
        label={labels.password}
        autoComplete="new-password"
        aria-describedby={rulesId}
        error={fieldText(errors.password?.message)}
        {...form.register('password', { deps: 'confirmPassword' })}
      />
      {!isTwoColumns && <PasswordRules id={rulesId} password={password} />}
      <PasswordField
        label={labels.confirm}
        autoComplete="new-password"
        error={fieldText(errors.confirmPassword?.message)}
        {...form.register('confirmPassword')}
      />
      {isTwoColumns && (
        <div className="sm:col-span-2">
          <PasswordRules id={rulesId} password={password} />
        </div>
      )}
    </>
  );
}
