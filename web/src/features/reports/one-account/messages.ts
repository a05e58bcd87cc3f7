import { defineMessages } from '../../../i18n/define-messages.ts';

/** The figures of one account, for admins. */
export const oneAccountMessages = defineMessages({
  en: {
    figures: 'Figures',
    overTime: { publisher: 'Earnings over time', advertiser: 'Spend over time' },
    risk: 'Risk',
    nothing: 'Nothing stands out beside the rest of the network.',
    network: 'the network: {share}',
  },
  es: {
    figures: 'Cifras',
    overTime: { publisher: 'Ganancias en el tiempo', advertiser: 'Gasto en el tiempo' },
    risk: 'Riesgo',
    nothing: 'Nada llama la atención frente al resto de la red.',
    network: 'la red: {share}',
  },
});
