import type { AlertRequest } from '@callstead/contract/reports/alerts';
import { useTexts } from '../../../i18n/language.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { alertMessages } from './messages.ts';

export const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** What an alert watches, in a sentence. */
export function useAlertText(): (terms: AlertRequest['terms']) => string {
  const t = useTexts(alertMessages);
  const money = useMoney();
  return (terms) => {
    switch (terms.kind) {
      case 'payout_below':
        return t('says.payout_below', { amount: money(terms.amountCents), hour: hourText(terms.hour) });
      case 'spend_above':
        return t('says.spend_above', { amount: money(terms.amountCents) });
      case 'qualify_rate_falls':
        return t('says.qualify_rate_falls', { percent: `${terms.percent}`, calls: `${terms.leastCalls}` });
      case 'cap_reached':
        return t('says.cap_reached');
      case 'balance_hours':
        return t('says.balance_hours', { hours: terms.hours });
    }
  };
}
