import { defineMessages } from '../../../i18n/define-messages.ts';

/** The figures of one campaign. */
export const oneCampaignMessages = defineMessages({
  en: {
    performance: 'Performance',
    overTime: 'The campaign over time',
    weak: 'Stands out',
    targets: {
      title: 'Destination numbers',
      text: 'Each call counts for the number it reached last: one that did not pick up passed it on to the next.',
      none: 'This campaign sends calls to no number.',
      number: 'Number',
      order: 'Priority {priority} · weight {weight}',
      gone: 'No longer in the terms',
    },
  },
  es: {
    performance: 'Rendimiento',
    overTime: 'La campaña en el tiempo',
    weak: 'Llama la atención',
    targets: {
      title: 'Números de destino',
      text: 'Cada llamada cuenta para el último número al que llegó: el que no contestó la pasó al siguiente.',
      none: 'Esta campaña no envía llamadas a ningún número.',
      number: 'Número',
      order: 'Prioridad {priority} · peso {weight}',
      gone: 'Ya no está en las condiciones',
    },
  },
});
