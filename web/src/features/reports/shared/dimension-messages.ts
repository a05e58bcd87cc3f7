import type { Device } from '@callstead/domain/clicks/device';
import { DIMENSION_NAMES } from '@callstead/domain/reports/report-words';
import { defineMessages } from '../../../i18n/define-messages.ts';

/** By what figures are told apart. */
export const dimensionMessages = defineMessages({
  en: {
    names: DIMENSION_NAMES.en,
    unknown: 'Not known',
    weekOf: 'Week of {day}',
    hourFrom: '{from}:00 to {to}:00',
    devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' } satisfies Record<Device, string>,
  },
  es: {
    names: DIMENSION_NAMES.es,
    unknown: 'Sin dato',
    weekOf: 'Semana del {day}',
    hourFrom: 'De {from}:00 a {to}:00',
    devices: { phone: 'Teléfono', tablet: 'Tableta', desktop: 'Ordenador' },
  },
});
