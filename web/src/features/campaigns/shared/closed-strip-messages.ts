import { defineMessages } from '../../../i18n/define-messages.ts';

export const closedStripMessages = defineMessages({
  en: {
    paused: {
      since: 'Paused since',
      text: 'Calls to your number are not connected until it goes on. You keep your place and your number.',
      leads: 'Leads are not taken until it goes on. You keep your place and your link.',
    },
    archived: {
      since: 'Ended on',
      text: 'Calls to your number are no longer connected. What you have earned stays yours.',
      leads: 'Leads are no longer taken. What you have earned stays yours.',
    },
  },
  es: {
    paused: {
      since: 'Pausada desde',
      text: 'Las llamadas a tu número no se conectan hasta que se reanude. Conservas tu lugar y tu número.',
      leads: 'No se aceptan leads hasta que se reanude. Conservas tu lugar y tu enlace.',
    },
    archived: {
      since: 'Terminada el',
      text: 'Las llamadas a tu número ya no se conectan. Lo que has ganado sigue siendo tuyo.',
      leads: 'Ya no se aceptan leads. Lo que has ganado sigue siendo tuyo.',
    },
  },
});
