import { defineMessages } from '../../i18n/define-messages.ts';

/** What times, lengths and gaps are called, apart from the texts that public pages carry. */
export const formatMessages = defineMessages({
  en: {
    openNow: 'Open now',
    closedNow: 'Closed now',
    nothing: 'None',
    seconds: '{minutes} min {seconds} s',
    closesAt: 'until {time}',
    opensAt: 'opens {time}',
    age: { new: 'less than 1 h', hours: '{count} h', days: '{count} d' },
  },
  es: {
    openNow: 'Abierto ahora',
    closedNow: 'Cerrado ahora',
    nothing: 'Ninguno',
    seconds: '{minutes} min {seconds} s',
    closesAt: 'hasta {time}',
    opensAt: 'abre {time}',
    age: { new: 'menos de 1 h', hours: '{count} h', days: '{count} d' },
  },
});
