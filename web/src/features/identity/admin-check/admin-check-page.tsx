import { EmailRequest } from '@callstead/contract/identity/identity';
import { publicPaths } from '@callstead/contract/public-paths';
import { can } from '@callstead/domain/policy';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { CentredHeading } from '../shared/centred-heading.tsx';
import { DiagnosisReport } from './diagnosis-report.tsx';
import { adminCheckMessages } from './messages.ts';
import { useDiagnosis } from './use-diagnosis.ts';

export const handle = { language: 'en' };

export default function AdminCheckPage() {
  const t = useTexts(adminCheckMessages);
  return (
    <>
      <title>{t('pageTitle')}</title>
      {can(useActor(), 'account.diagnose') ? <AccountCheck /> : <AdminsOnly />}
    </>
  );
}

function AdminsOnly() {
  const t = useTexts(adminCheckMessages);
  return (
    <>
      <CentredHeading title={t('title')}>{t('adminsOnly')}</CentredHeading>
      <TextLink to={publicPaths.adminLogin}>{t('toLogin')}</TextLink>
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
      <CentredHeading title={t('title')}>{t('intro')}</CentredHeading>
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
