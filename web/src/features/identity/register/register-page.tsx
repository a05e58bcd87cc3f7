import { publicPaths } from '@callstead/contract/public-paths';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { CaptchaField } from '../../../ui/form/captcha-field.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { CentredHeading } from '../shared/centred-heading.tsx';
import { AccountFields } from './account-fields.tsx';
import { AdvertiserFields } from './advertiser-fields.tsx';
import { registerMessages } from './messages.ts';
import { PublisherFields } from './publisher-fields.tsx';
import { useRegister } from './use-register.ts';

export const handle = { language: 'es', wide: true };

export default function RegisterPage() {
  const t = useTexts(registerMessages);
  const register = useRegister();
  const form = <RegistrationForm register={register} />;
  const tabs = [
    { value: 'publisher', label: t('tabs.publisher'), content: form },
    { value: 'advertiser', label: t('tabs.advertiser'), content: form },
  ] as const;
  return (
    <>
      <title>{t('pageTitle')}</title>
      <CentredHeading title={t('title')}>{t('intro')}</CentredHeading>
      <Tabs label={t('kind')} tabs={tabs} value={register.userType} onChange={register.switchTo} />
      <p className="mt-6 border-t pt-4 text-14">
        {t('haveAccount')} <TextLink to={publicPaths.login}>{t('toLogin')}</TextLink>
      </p>
    </>
  );
}

const FIELDS = { publisher: PublisherFields, advertiser: AdvertiserFields } as const;

function RegistrationForm({ register }: { register: ReturnType<typeof useRegister> }) {
  const t = useTexts(registerMessages);
  const fieldText = useFieldText();
  const { form, userType, captcha, submit } = register;
  const { errors, isSubmitting } = form.formState;
  const OwnFields = FIELDS[userType];
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-6">
      <AccountFields form={form} />
      <OwnFields form={form} />
      <TextAreaField
        label={t('comments')}
        hint={t('commentsHint')}
        optional
        rows={3}
        error={fieldText(errors.comments?.message)}
        {...form.register('comments')}
      />
      <CaptchaField captcha={captcha} error={fieldText(errors.captchaId?.message)} />
      <Button type="submit" size="lg" busy={isSubmitting} disabled={!captcha.captchaId}>
        {isSubmitting ? t('submitting') : t('submit')}
      </Button>
    </form>
  );
}
