import { useTexts } from '../i18n/language.tsx';
import { moneyMessages } from '../i18n/money-messages.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Card } from '../ui/layout/card.tsx';

/** Balances belong to somebody: an admin picks whose. */
export function PickAccount() {
  const t = useTexts(moneyMessages);
  return (
    <Card>
      <EmptyState message={t('pickAccount')} hint={t('pickAccountHint')} />
    </Card>
  );
}
