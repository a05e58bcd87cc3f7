import { TRAFFIC_SOURCE_NAMES, TRAFFIC_SOURCES, type TrafficSource } from '@callstead/domain/campaigns/traffic-sources';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useByLabel } from '../../../i18n/by-label.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { MultiSelectField } from '../../../ui/form/multi-select-field.tsx';
import { useComplaint } from './bound-fields.tsx';
import type { CampaignFields } from './campaign-fields.ts';
import { FormSection } from './form-section.tsx';
import { campaignFormMessages } from './messages.ts';

export function TrafficSection({ attempts }: { attempts: number }) {
  const t = useTexts(campaignFormMessages);
  return (
    <FormSection title={t('traffic.title')} summary={<TrafficSummary />} fields={['terms.traffic']} attempts={attempts}>
      <SourcesField name="allowed" />
      <SourcesField name="prohibited" />
    </FormSection>
  );
}

/** What is on one list is not offered on the other. */
function SourcesField({ name }: { name: 'allowed' | 'prohibited' }) {
  const t = useTexts(campaignFormMessages);
  const { language } = useLanguage();
  const { control } = useFormContext<CampaignFields>();
  const others = useWatch({ control, name: `terms.traffic.${name === 'allowed' ? 'prohibited' : 'allowed'}` });
  const error = useComplaint(`terms.traffic.${name}`);
  const byLabel = useByLabel();
  const options = byLabel(
    TRAFFIC_SOURCES.filter((source) => !others.includes(source)).map((source) => ({
      value: source,
      label: TRAFFIC_SOURCE_NAMES[language][source],
    })),
  );
  return (
    <Controller
      control={control}
      name={`terms.traffic.${name}`}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <MultiSelectField
          ref={ref}
          label={t(`traffic.${name}`)}
          error={error}
          optional
          options={options}
          value={value}
          onChange={(chosen) => onChange(chosen as TrafficSource[])}
          onBlur={onBlur}
          placeholder={t('traffic.choose')}
          searchPlaceholder={t('traffic.search')}
          emptyText={t('traffic.empty')}
          closeText={t('traffic.close')}
        />
      )}
    />
  );
}

function TrafficSummary() {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  const { allowed, prohibited } = useWatch({ control, name: 'terms.traffic' });
  return t('traffic.summary', { allowed: String(allowed.length), prohibited: String(prohibited.length) });
}
