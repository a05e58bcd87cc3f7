import { useTexts } from '../../i18n/language.tsx';
import { paymentMessages } from '../../i18n/payment-messages.ts';

const DECLINES = paymentMessages.en.declines;

/** Banks know hundreds of codes; of those nobody can act upon we say that they gave no reason. */
export function useDeclineText(): (code: string | null) => string {
  const t = useTexts(paymentMessages);
  return (code) => t(`declines.${isKnown(code) ? code : 'other'}`);
}

const isKnown = (code: string | null): code is keyof typeof DECLINES => code !== null && Object.hasOwn(DECLINES, code);
