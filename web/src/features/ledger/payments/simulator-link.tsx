import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide';
import { useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { unbookedQuery } from './api.ts';
import { receivedMessages } from './messages.ts';

/** In a demo somebody has to play the bank: to dispute, to decide, to send a refund back. */
export function SimulatorLink() {
  const t = useTexts(receivedMessages);
  const simulator = useQuery(unbookedQuery).data?.simulator;
  if (!simulator) return null;
  return (
    <ButtonLink to={simulator} reloadDocument variant="secondary" icon={Landmark}>
      {t('simulator')}
    </ButtonLink>
  );
}
