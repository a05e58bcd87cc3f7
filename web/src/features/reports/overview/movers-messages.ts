import { defineMessages } from '../../../i18n/define-messages.ts';

/** Who rose and fell, and who is out of the ordinary. */
export const moversMessages = defineMessages({
  en: {
    movers: 'What changed most',
    anomalies: 'Out of the ordinary',
    week: 'Last 7 days',
    noMovers: 'Nobody earns much more or much less than in the week before.',
    noAnomalies: 'Nothing stands out.',
    of: { publisher: 'Publisher', campaign: 'Campaign' },
    before: '{amount} before',
    usual: 'the network: {share}',
    kinds: {
      duplicates: '{share} repeated callers',
      refusals: '{share} refused',
      disputes: '{share} disputed',
      unanswered: '{share} unanswered',
    },
  },
  es: {
    movers: 'Lo que más cambió',
    anomalies: 'Fuera de lo normal',
    week: 'Últimos 7 días',
    noMovers: 'Nadie gana mucho más ni mucho menos que la semana anterior.',
    noAnomalies: 'Nada llama la atención.',
    of: { publisher: 'Editor', campaign: 'Campaña' },
    before: 'antes {amount}',
    usual: 'la red: {share}',
    kinds: {
      duplicates: '{share} de llamadas repetidas',
      refusals: '{share} rechazado',
      disputes: '{share} en disputa',
      unanswered: '{share} sin atender',
    },
  },
});
