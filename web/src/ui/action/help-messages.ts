import { defineMessages } from '../../i18n/define-messages.ts';

/** Apart from what the kit says everywhere: public pages carry that, and lead to no guide in their midst. */
export const helpMessages = defineMessages({
  en: { howItWorks: 'How it works' },
  es: { howItWorks: 'Cómo funciona' },
});
