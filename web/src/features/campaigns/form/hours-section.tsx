import { hoursText } from '@callstead/domain/campaigns/hours';
import type { Hours } from '@callstead/domain/campaigns/terms';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import type { CampaignFields, HoursFields } from './campaign-fields.ts';
import { FormSection } from './form-section.tsx';
import { campaignFormMessages } from './messages.ts';
import { WeekEditor } from './week-editor.tsx';

export function HoursSection({ attempts }: { attempts: number }) {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  return (
    <FormSection title={t('hours.title')} summary={<HoursSummary />} fields={['terms.hours']} attempts={attempts}>
      <Controller
        control={control}
        name="terms.hours"
        render={({ field: { value, onChange } }) => (
          <WeekEditor name="terms.hours" value={value as HoursFields} onChange={onChange} />
        )}
      />
    </FormSection>
  );
}

function HoursSummary() {
  const { language } = useLanguage();
  const { control } = useFormContext<CampaignFields>();
  const hours = useWatch({ control, name: 'terms.hours' });
  return hoursText(hours as unknown as Hours, language).join(' · ');
}
