import type { PayoutRowState } from '@callstead/contract/payouts/runs';
import { PAYOUT_STATUSES, type PayoutStatus } from '@callstead/domain/payouts/payout-run';
import { useTexts } from '../../../i18n/language.tsx';
import { runMessages } from '../shared/messages.ts';
import { payoutRunMessages } from './messages.ts';

const isStatus = (state: PayoutRowState): state is PayoutStatus =>
  (PAYOUT_STATUSES as readonly string[]).includes(state);

/** What a publisher's row is called: by its payout where there is one, else by its verdict. */
export function useStateWord(): (state: PayoutRowState) => string {
  const t = useTexts(payoutRunMessages);
  const words = useTexts(runMessages);
  return (state) => (isStatus(state) ? words(`payouts.${state}`) : t(`verdicts.${state}`));
}
