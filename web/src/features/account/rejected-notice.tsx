import { accountMessages } from '../../i18n/account-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** All that a rejected publisher sees of their account. */
export function RejectedNotice() {
  const t = useTexts(accountMessages);
  const tickets = <ButtonLink to="/publisher-dashboard/tickets">{t('publisher.toTickets')}</ButtonLink>;
  return (
    <Card>
      <EmptyState message={t('publisher.rejected')} action={tickets} />
    </Card>
  );
}
