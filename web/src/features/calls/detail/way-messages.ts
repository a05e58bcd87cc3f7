import type { AttributedBy } from '@callstead/domain/numbers/attributed-by';
import { defineMessages } from '../../../i18n/define-messages.ts';

/** From the click to the call. */
export const wayMessages = defineMessages({
  en: {
    click: 'Click',
    clickId: 'click id',
    link: 'On {link}',
    page: 'Page',
    from: 'Came from {host}',
    number: 'Number',
    lent: 'Lent',
    numbers: {
      lease: 'A number of this visitor alone.',
      rest: 'Resting after its last visitor: the call counts as theirs.',
      unlent: 'A number of the pool that nobody had at that moment: the publisher is known, the visitor is not.',
      fixed: 'The publisher’s own number, the same for every visitor.',
    } satisfies Record<AttributedBy, string>,
    call: 'Call',
  },
  es: {
    click: 'Clic',
    clickId: 'ID de clic',
    link: 'En {link}',
    page: 'Página',
    from: 'Vino de {host}',
    number: 'Número',
    lent: 'Prestado',
    numbers: {
      lease: 'Un número solo para este visitante.',
      rest: 'En reposo tras su último visitante: la llamada cuenta como suya.',
      unlent: 'Un número del grupo que nadie tenía en ese momento: se conoce al editor, no al visitante.',
      fixed: 'El número propio del editor, el mismo para todos los visitantes.',
    },
    call: 'Llamada',
  },
});
