import { useTexts } from '../i18n/language.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Card } from '../ui/layout/card.tsx';
import { sessionMessages } from './messages.ts';

/** Balances belong to somebody: an admin picks whose. */
export function PickAccount() {
  const t = useTexts(sessionMessages);
  return (
    <Card>
      <EmptyState message={t('pickAccount')} hint={t('pickAccountHint')} />
    </Card>
  );
}
