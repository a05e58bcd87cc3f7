import type { PaymentMethod } from '@callstead/contract/payouts';
import { useTexts } from '../../i18n/language.tsx';
import { payoutMessages } from '../../i18n/payout-messages.ts';

/** 'PayPal p•••@correo.com', 'Banco •••• 6789'. */
export function usePaymentText(): (method: Pick<PaymentMethod, 'kind' | 'hint'>) => string {
  const t = useTexts(payoutMessages);
  return ({ kind, hint }) => t(`methods.${kind}`, { hint });
}
