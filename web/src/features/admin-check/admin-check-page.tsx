import { EmailRequest } from '@callstead/contract/identity/identity';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { paths } from '../../app/paths.ts';
import { useAuth } from '../../auth/auth.tsx';
import { adminCheckMessages } from '../../i18n/admin-check-messages.ts';
import { useFieldText } from '../../i18n/field-text.ts';
import { useTexts } from '../../i18n/language.tsx';
import { PageHeading } from '../../sign-in/page-heading.tsx';
import { TextLink } from '../../sign-in/text-link.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DiagnosisReport } from './diagnosis-report.tsx';
import { useDiagnosis } from './use-diagnosis.ts';

export const handle = { language: 'en' };

export default function AdminCheckPage() {
  const t = useTexts(adminCheckMessages);
  const { profile } = useAuth();
  return (
    <>
      <title>{t('pageTitle')}</title>
      {profile?.userType === 'admin' ? <AccountCheck /> : <AdminsOnly />}
    </>
  );
}

function AdminsOnly() {
  const t = useTexts(adminCheckMessages);
  return (
    <>
      <PageHeading title={t('title')}>{t('adminsOnly')}</PageHeading>
      <TextLink to={paths.superAdminLogin}>{t('toLogin')}</TextLink>
    </>
  );
}

function AccountCheck() {
  const t = useTexts(adminCheckMessages);
  const fieldText = useFieldText();
  const { diagnosis, diagnose } = useDiagnosis();
  // No default value: it would wipe what was typed before the script ran.
  const form = useForm({ resolver: zodResolver(EmailRequest) });
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      <PageHeading title={t('title')}>{t('intro')}</PageHeading>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit(({ email }) => diagnose(email))}
        className="grid gap-4"
      >
        <TextField
          label={t('email')}
          type="email"
          autoComplete="off"
          error={fieldText(errors.email?.message)}
          {...form.register('email')}
        />
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? t('busy') : t('submit')}
        </Button>
      </form>
      <div role="status" className="mt-6 empty:hidden">
        {diagnosis && !isSubmitting && <DiagnosisReport diagnosis={diagnosis} />}
      </div>
    </>
  );
}
