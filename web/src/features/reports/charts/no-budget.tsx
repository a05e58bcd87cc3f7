import { paths } from '@callstead/contract/paths';
import type { CampaignMeter } from '@callstead/contract/reports/dashboards';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { budgetPaceMessages } from './budget-pace-messages.ts';

export type Budgeted = CampaignMeter & { dailyBudgetCents: number };
export const isBudgeted = (meter: CampaignMeter): meter is Budgeted => (meter.dailyBudgetCents ?? 0) > 0;

/** Where no budget has a pace, what one is good for. */
export function NoBudget() {
  const t = useTexts(budgetPaceMessages);
  const keepAccount = useKeepAccount();
  const campaigns = (
    <Link to={keepAccount(paths.advertiser.campaigns())} className="py-1 text-13 text-primary hover:underline">
      {t('campaigns')}
    </Link>
  );
  return (
    <Card title={t('title')} aside={campaigns} className="min-w-0">
      <p className="text-14">{t('none')}</p>
      <p className="text-13 text-muted">{t('noneHint')}</p>
    </Card>
  );
}
