import { LONGEST_PERSONAL_DATA_DAYS } from '@callstead/domain/campaigns/terms';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/language.tsx';
import { campaignDefaultsQuery } from '../shared/api.ts';
import { BoundCheckbox, BoundCount, BoundSelect } from './bound-fields.tsx';
import type { CampaignFields } from './campaign-fields.ts';
import { FormSection } from './form-section.tsx';
import { campaignFormMessages } from './messages.ts';

const POLICIES = ['accept', 'refuse'] as const;
const AFTER = ['qualified', 'connected'] as const;

/** Approval, repeated callers, recording, callers who hide. */
export function RulesSection({ attempts }: { attempts: number }) {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  const isCall = useWatch({ control, name: 'type' }) === 'call';
  return (
    <FormSection
      title={t('rules.title')}
      summary={<RulesSummary />}
      fields={[
        'terms.approvalDays',
        'terms.duplicates',
        'terms.recording',
        'terms.anonymousCallers',
        'personalDataDays',
      ]}
      attempts={attempts}
    >
      <BoundCount name="terms.approvalDays" label={t('rules.approval')} hint={t('rules.approvalHint')} />
      {isCall && (
        <BoundSelect
          name="terms.anonymousCallers"
          label={t('rules.anonymous')}
          options={POLICIES.map((policy) => ({ value: policy, label: t(`policies.${policy}`) }))}
        />
      )}
      <fieldset className="grid min-w-0 grid-cols-1 items-start gap-4 border-t pt-4 sm:col-span-2 sm:grid-cols-2">
        <legend className="float-left font-medium text-14 sm:col-span-2">{t('rules.duplicates')}</legend>
        <BoundCount name="terms.duplicates.windowDays" label={t('rules.window')} />
        <BoundSelect
          name="terms.duplicates.after"
          label={t('rules.after')}
          options={AFTER.map((each) => ({ value: each, label: t(`rules.afters.${each}`) }))}
        />
        <div className="grid gap-2 sm:col-span-2">
          <BoundCheckbox name="terms.duplicates.route" label={t('rules.route')} />
          <BoundCheckbox name="terms.duplicates.bill" label={t('rules.bill')} />
          <BoundCheckbox name="terms.duplicates.pay" label={t('rules.pay')} />
        </div>
      </fieldset>
      {isCall && (
        <fieldset className="grid min-w-0 grid-cols-1 items-start gap-4 border-t pt-4 sm:col-span-2 sm:grid-cols-2">
          <legend className="float-left font-medium text-14 sm:col-span-2">{t('rules.recording')}</legend>
          <BoundCheckbox
            name="terms.recording.enabled"
            label={t('rules.record')}
            hint={t('rules.recordHint')}
            className="self-center"
          />
          <BoundCount name="terms.recording.retentionDays" label={t('rules.retention')} />
        </fieldset>
      )}
      <PersonalDataField />
    </FormSection>
  );
}

/** A change holds for what is already there too, and is no new version: nobody is paid differently. */
function PersonalDataField() {
  const t = useTexts(campaignFormMessages);
  const { data: defaults } = useQuery(campaignDefaultsQuery());
  return (
    <fieldset className="grid min-w-0 grid-cols-1 items-start gap-4 border-t pt-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="float-left font-medium text-14 sm:col-span-2">{t('rules.people')}</legend>
      <BoundCount
        name="personalDataDays"
        label={t('rules.personalData')}
        hint={defaults && t('rules.personalDataEmpty', { days: defaults.personalDataDays })}
        min={1}
        max={LONGEST_PERSONAL_DATA_DAYS}
        optional
      />
      <p className="self-center text-13 text-muted">{t('rules.personalDataHint')}</p>
    </fieldset>
  );
}

function RulesSummary() {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  const [approvalDays, duplicates] = useWatch({ control, name: ['terms.approvalDays', 'terms.duplicates'] });
  return t('rules.summary', { approval: approvalDays || '0', window: duplicates.windowDays || '0' });
}
