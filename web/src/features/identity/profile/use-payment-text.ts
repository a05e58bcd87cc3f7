import type { PaymentMethod } from '@callstead/contract/payouts';
import { useTexts } from '../../../i18n/language.tsx';
import { profileMessages } from './messages.ts';

/** 'PayPal p•••@correo.com', 'Banco •••• 6789'. */
export function usePaymentText(): (method: PaymentMethod) => string {
  const t = useTexts(profileMessages);
  return ({ kind, hint }) => t(kind === 'paypal' ? 'payment.paypal' : 'payment.bank', { hint });
}
