import { defineMessages } from '../../../i18n/define-messages.ts';

/** 'Recibidos': every postback that came in. */
export const receivedMessages = defineMessages({
  en: {
    live: 'Live',
    intro: 'Everything that came in with the token of your campaigns appears here at once, accepted or not, with why.',
    unknownToken:
      'What came with a wrong token cannot be shown: nobody knows whose it is. The sender got the answer 401.',
    caption: 'Received, newest first',
    loadFailed: 'Error loading what was received: {message}',
    search: 'Search',
    searchHint: 'Click, call or conversion id, or txid',
    fields: { campaign: 'Campaign', verdict: 'Verdict', code: 'Why refused' },
    any: { campaign: 'All', verdict: 'All', code: 'All' },
    isNew: 'New',
    arrived: '{count, plural, one {# new postback arrived} other {# new postbacks arrived}}',
    raw: 'What was sent',
    empty: {
      filtered: 'Nothing that was received matches the filters.',
      period: 'Nothing was received in this period.',
      allDays: 'See all dates',
      none: 'Nothing has been received yet.',
      hint: 'Set up the postback of a campaign and send a test: it appears here at once.',
      next: 'Set up the postback',
    },
  },
  es: {
    live: 'En vivo',
    intro: 'Todo lo que llegó con el token de tus campañas aparece aquí al instante, aceptado o no, con su porqué.',
    unknownToken:
      'Lo que llegó con un token equivocado no se puede mostrar: no se sabe de quién es. A quien lo envió se le respondió 401.',
    caption: 'Recibidos, los más recientes primero',
    loadFailed: 'Error al cargar lo recibido: {message}',
    search: 'Buscar',
    searchHint: 'ID de clic, llamada o conversión, o txid',
    fields: { campaign: 'Campaña', verdict: 'Veredicto', code: 'Por qué se rechazó' },
    any: { campaign: 'Todas', verdict: 'Todos', code: 'Todos' },
    isNew: 'Nuevo',
    arrived: '{count, plural, one {Llegó # postback nuevo} other {Llegaron # postbacks nuevos}}',
    raw: 'Lo que se envió',
    empty: {
      filtered: 'Nada de lo recibido coincide con los filtros.',
      period: 'No se recibió nada en este período.',
      allDays: 'Ver todas las fechas',
      none: 'Todavía no se ha recibido nada.',
      hint: 'Configura el postback de una campaña y envía una prueba: aparece aquí al instante.',
      next: 'Configurar el postback',
    },
  },
});
