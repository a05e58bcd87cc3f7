import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/language.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { BoundArea, BoundMoney, BoundText } from './bound-fields.tsx';
import type { CampaignFields } from './campaign-fields.ts';
import { campaignFormMessages } from './messages.ts';

/** The four fields everybody fills in, in the language they write in. */
export function EssentialFields({ budgetOptional }: { budgetOptional: boolean }) {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  const language = useWatch({ control, name: 'language' });
  return (
    <Card title={t('essential')}>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <BoundText name={`texts.${language}.title`} label={t('title')} maxLength={200} />
        <BoundMoney
          name="terms.budget.totalCents"
          label={t('totalBudget')}
          hint={t('totalBudgetHint')}
          optional={budgetOptional}
        />
        <BoundArea
          name={`texts.${language}.targetAudience`}
          label={t('targetAudience')}
          hint={t('targetAudienceHint')}
          rows={2}
          className="sm:col-span-2"
        />
        <BoundArea
          name={`texts.${language}.description`}
          label={t('goals')}
          hint={t('goalsHint')}
          rows={3}
          maxLength={400}
          className="sm:col-span-2"
        />
      </div>
    </Card>
  );
}
