import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { CategoryField } from './category-field.tsx';
import { InEnglish } from './in-english.tsx';
import { registerMessages } from './messages.ts';
import type { RegisterForm } from './register-fields.ts';
import { RegisterSection } from './register-section.tsx';

export function PublisherFields({ form }: { form: RegisterForm }) {
  const t = useTexts(registerMessages);
  const fieldText = useFieldText();
  const { errors } = form.formState;
  return (
    <RegisterSection title={<InEnglish>{t('publisher.title')}</InEnglish>}>
      <TextAreaField
        className="sm:col-span-2"
        label={t('publisher.trafficSources')}
        hint={t('publisher.trafficSourcesHint')}
        rows={3}
        error={fieldText(errors.trafficSources?.message)}
        {...form.register('trafficSources')}
      />
      <CategoryField
        form={form}
        name="servicesToPromote"
        label={t('publisher.services')}
        placeholder={t('publisher.servicesPlaceholder')}
      />
      <TextField
        label={<InEnglish>{t('publisher.teamProfile')}</InEnglish>}
        hint={<InEnglish>{t('publisher.teamProfileHint')}</InEnglish>}
        optional
        error={fieldText(errors.teamProfile?.message)}
        {...form.register('teamProfile')}
      />
    </RegisterSection>
  );
}
