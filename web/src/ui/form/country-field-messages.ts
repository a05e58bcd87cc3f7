import { defineMessages } from '../../i18n/define-messages.ts';

export const countryFieldMessages = defineMessages({
  en: { choose: 'Choose a country' },
  es: { choose: 'Elige un país' },
});
