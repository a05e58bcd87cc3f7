import { paths } from '@callstead/contract/paths';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { profileMessages } from './messages.ts';

/** All that a rejected publisher sees of their account. */
export function RejectedNotice() {
  const t = useTexts(profileMessages);
  const tickets = <ButtonLink to={paths.publisher.tickets()}>{t('publisher.toTickets')}</ButtonLink>;
  return (
    <Card>
      <EmptyState message={t('publisher.rejected')} action={tickets} />
    </Card>
  );
}
