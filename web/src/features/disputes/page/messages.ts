import { defineMessages } from '../../../i18n/define-messages.ts';

/** One dispute at its own address. */
export const disputePageMessages = defineMessages({
  en: {
    pageTitle: 'Dispute · Callstead',
    titles: { call: 'Dispute of a call', lead: 'Return of a lead', conversion: 'Dispute of a conversion' },
    toSale: { call: 'See the call {id}', lead: 'See the lead {id}', conversion: 'See the conversion {id}' },
    unknown: 'There is no such dispute.',
  },
  es: {
    pageTitle: 'Disputa · Callstead',
    titles: { call: 'Disputa de una llamada', lead: 'Devolución de un lead', conversion: 'Disputa de una conversión' },
    toSale: { call: 'Ver la llamada {id}', lead: 'Ver el lead {id}', conversion: 'Ver la conversión {id}' },
    unknown: 'No existe esa disputa.',
  },
});
