import { NewAdminForm as NewAdminFields } from '@callstead/contract/identity/identity';
import { publicPaths } from '@callstead/contract/public-paths';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { NewPasswordFields } from '../shared/new-password-fields.tsx';
import { newAdminMessages } from './messages.ts';
import { LINKS, type NewAdminKind, type NewAdminLink } from './use-new-admin-link.ts';

type ValidLink = Extract<NewAdminLink, { status: 'valid' }>;
type Form = ReturnType<typeof useAccepting>['form'];

export function NewAdminForm({ kind, link }: { kind: NewAdminKind; link: ValidLink }) {
  const t = useTexts(newAdminMessages);
  const { form, submit } = useAccepting(kind, link);
  const { isSubmitting } = form.formState;
  const { userType } = link.known;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {kind === 'invitation' && <p className="font-medium">{t(`as.${userType}`)}</p>}
      <PersonFields form={form} emailGiven={link.known.email === null ? undefined : t(`${kind}.emailGiven`)} />
      <NewPasswordFields form={form} labels={{ password: t('password'), confirm: t('confirmPassword') }} />
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? t('busy') : t(`submit.${userType}`)}
      </Button>
    </form>
  );
}

function PersonFields({ form, emailGiven }: { form: Form; emailGiven: string | undefined }) {
  const t = useTexts(newAdminMessages);
  const fieldText = useFieldText();
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={t('fullName')}
        autoComplete="name"
        error={fieldText(errors.fullName?.message)}
        {...form.register('fullName')}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        readOnly={emailGiven !== undefined}
        hint={emailGiven}
        error={fieldText(errors.email?.message)}
        {...form.register('email')}
      />
    </>
  );
}

function useAccepting(kind: NewAdminKind, { token, known: { userType, fullName, email }, giveUp }: ValidLink) {
  const t = useTexts(newAdminMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { toast } = useToast();
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(NewAdminFields),
    defaultValues: { fullName: fullName ?? '', email: email ?? '', password: '', confirmPassword: '' },
  });

  const refuse = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'link_invalid') return giveUp();
    toast({ title: t('failed'), description: errorText(error), tone: 'danger' });
    const aboutEmail = error instanceof ApiError && error.problem?.fields?.email;
    if (aboutEmail) form.setError('email', { type: 'server', message: aboutEmail }, { shouldFocus: true });
  };
  const submit = form.handleSubmit(async ({ fullName, email, password }) => {
    try {
      await call(LINKS[kind].accept, { body: { token, fullName, email, password, language } });
      toast({ title: t('done.title'), description: t('done.text'), tone: 'success' });
      await navigate(userType === 'admin' ? publicPaths.adminLogin : publicPaths.login, { replace: true });
    } catch (error) {
      refuse(error);
    }
  });
  return { form, submit };
}
