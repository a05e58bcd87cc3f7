import { defineMessages } from './define-messages.ts';

/** What is published of campaigns and publishers. */
export const rateMessages = defineMessages({
  en: {
    disputeRate: 'Disputed',
    shortRate: 'Too short',
    tooFew: { call: 'Too few calls', lead: 'Too few leads', any: 'Too few yet' },
  },
  es: {
    disputeRate: 'Disputadas',
    shortRate: 'Muy cortas',
    tooFew: { call: 'Pocas llamadas', lead: 'Pocos leads', any: 'Aún muy pocas' },
  },
});
