import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/language.tsx';
import { BoundCount, BoundMoney, BoundSelect } from './bound-fields.tsx';
import type { CampaignFields } from './campaign-fields.ts';
import { FormSection } from './form-section.tsx';
import { campaignFormMessages } from './messages.ts';

const COUNTED = ['qualified', 'connected', 'attempt'] as const;

/** How much at most: a day, a month, at once, for how much. Empty means no limit. */
export function LimitsSection({ attempts }: { attempts: number }) {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  const isCall = useWatch({ control, name: 'type' }) === 'call';
  return (
    <FormSection
      title={t('limits.title')}
      summary={<LimitsSummary />}
      fields={['terms.caps', 'terms.concurrency', 'terms.budget.dailyCents']}
      attempts={attempts}
    >
      <p className="text-13 text-muted sm:col-span-2">{t('limits.emptyMeans')}</p>
      <BoundCount name="terms.caps.daily" label={t('limits.daily')} optional />
      <BoundCount name="terms.caps.monthly" label={t('limits.monthly')} optional />
      <BoundMoney
        name="terms.budget.dailyCents"
        label={t('limits.dailyBudget')}
        hint={t('limits.dailyBudgetHint')}
        optional
      />
      {isCall && (
        <>
          <BoundSelect
            name="terms.caps.counts"
            label={t('limits.counts')}
            options={COUNTED.map((each) => ({ value: each, label: t(`limits.counted.${each}`) }))}
          />
          <BoundCount name="terms.concurrency.campaign" label={t('limits.concurrency')} optional />
          <BoundCount name="terms.concurrency.perPublisher" label={t('limits.perPublisher')} optional />
        </>
      )}
    </FormSection>
  );
}

function LimitsSummary() {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  const [caps, concurrency, budget] = useWatch({
    control,
    name: ['terms.caps', 'terms.concurrency', 'terms.budget'],
  });
  const set = [
    caps.daily && t('limits.perDay', { count: caps.daily }),
    caps.monthly && t('limits.perMonth', { count: caps.monthly }),
    concurrency.campaign && t('limits.atOnce', { count: concurrency.campaign }),
    budget.dailyCents && t('limits.perDay', { count: `$${budget.dailyCents}` }),
  ];
  return set.filter(Boolean).join(' · ') || t('limits.none');
}
