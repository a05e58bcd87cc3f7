import { ConfirmTwoFactorRequest } from '@callstead/contract/identity/identity';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useConfirmTwoFactor } from './api.ts';
import { securityMessages } from './messages.ts';
import { SetupStep } from './setup-step.tsx';

export function CodeStep({ onBack, onDone }: { onBack: () => void; onDone: () => void }) {
  const t = useTexts(securityMessages);
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const { form, confirm, submit } = useCodeForm(onDone);
  const isWrong = isRefusal(confirm.error, 'two_factor_code_invalid');
  return (
    <SetupStep name="code">
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={t('setup.code.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          error={fieldText(form.formState.errors.code?.message) ?? (isWrong ? errorText(confirm.error) : undefined)}
          {...form.register('code', { onChange: () => confirm.isError && confirm.reset() })}
        />
        <FailureBanner error={isWrong ? null : confirm.error} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onBack} disabled={confirm.isPending}>
            {t('back')}
          </Button>
          <Button type="submit" busy={confirm.isPending}>
            {confirm.isPending ? t('setup.code.busy') : t('setup.code.submit')}
          </Button>
        </div>
      </form>
    </SetupStep>
  );
}

function useCodeForm(onDone: () => void) {
  const confirm = useConfirmTwoFactor();
  const form = useForm({ resolver: zodResolver(ConfirmTwoFactorRequest), defaultValues: { code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = form.handleSubmit(({ code }) =>
    confirm.mutate(code, { onSuccess: onDone, onError: () => setFocus('code', { shouldSelect: true }) }),
  );
  return { form, confirm, submit };
}
