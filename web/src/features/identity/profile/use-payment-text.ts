import type { PaymentMethod } from '@callstead/contract/payouts';
import { useTexts } from '../../../i18n/language.tsx';
import { paymentMessages } from './payment-messages.ts';

/** 'PayPal p•••@correo.com', 'Banco •••• 6789'. */
export function usePaymentText(): (method: Pick<PaymentMethod, 'kind' | 'hint'>) => string {
  const t = useTexts(paymentMessages);
  return ({ kind, hint }) => t(`named.${kind}`, { hint });
}
