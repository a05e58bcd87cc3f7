import type { FundingMethod } from '@callstead/contract/payments';
import { useTexts } from '../../i18n/language.tsx';
import { paymentMessages } from '../../i18n/payment-messages.ts';

type NamedMethod = Pick<FundingMethod, 'kind' | 'brand' | 'last4'>;

/** As banks write it: 'Visa •••• 4242'. */
export function useMethodName(): (method: NamedMethod) => string {
  const t = useTexts(paymentMessages);
  return ({ kind, brand, last4 }) => {
    const unnamed = t(kind === 'card' ? 'card' : 'bankAccount');
    return `${brand ? capitalized(brand) : unnamed} •••• ${last4}`;
  };
}

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
