import type { AttributedBy } from '@callstead/domain/numbers/attributed-by';
import { defineMessages } from '../../../i18n/define-messages.ts';

/** Why a call that was decided was paid, or was not. */
export const traceEndMessages = defineMessages({
  en: {
    decided: {
      pass: 'Decision: taken in time',
      refuse: 'Decision: we could not decide in time, and the caller heard an apology',
    },
    attributed: {
      lease: 'The way here: by the visitor who had the number at that moment',
      rest: 'The way here: by the last visitor who had the number, which was resting',
      unlent: 'The way here: nobody had the number of the pool; it counts for the publisher alone',
      fixed: 'The way here: by the publisher’s own number',
    } satisfies Record<AttributedBy, string>,
    answered: {
      pass: 'Answered: a line took the call',
      no_answer: 'Not answered: the lines rang, and nobody took the call',
      busy: 'Not answered: the line was busy',
      failed: 'Not connected: the line could not be reached',
      lost: 'Not connected: the carrier told us nothing more of the call',
      canceled: 'Not answered: the caller hung up first',
    },
    duplicate_billed: {
      pass: 'Duplicate: the campaign bills it',
      refuse: 'Duplicate of {call}, within {days} days: the campaign does not bill it',
      refuseHidden:
        'Duplicate: this caller had called the campaign in the last {days} days, and it does not bill those',
      skip: 'Duplicates: there was none to bill',
    },
    talk_time: {
      pass: '{talked} of talk time, {minimum} needed',
      passAny: '{talked} of talk time; any is enough',
      refuse: '{talked} of talk time, {minimum} needed: {missing} short',
    },
    missing: '{seconds} s',
    conversion: {
      pass: 'Conversion: reported',
      pending: 'Conversion: the advertiser has not reported one yet',
      skip: 'Conversion: this campaign pays for calls',
    },
    billed: {
      none: 'Charge: not charged',
      test: 'Charge: a test call is not charged',
      held: 'Charge: made, and held for the approval time',
      approved: 'Charge: made and approved',
      paid: 'Charge: made, and paid to the publisher',
      disputed: 'Charge: the advertiser disputes it; an admin decides',
      review: 'Charge: it was heard of too late to set its price aside; an admin decides',
      refused: 'Charge: refused by an admin, its price went back',
      unpaid: 'Charge: made, but this campaign does not pay publishers for duplicates',
    },
  },
  es: {
    decided: {
      pass: 'Decisión: tomada a tiempo',
      refuse: 'Decisión: no pudimos decidir a tiempo y quien llamaba oyó una disculpa',
    },
    attributed: {
      lease: 'El camino: por el visitante que tenía el número en ese momento',
      rest: 'El camino: por el último visitante que tuvo el número, que estaba en reposo',
      unlent: 'El camino: nadie tenía el número del grupo; cuenta solo para el editor',
      fixed: 'El camino: por el número propio del editor',
    } satisfies Record<AttributedBy, string>,
    answered: {
      pass: 'Contestada: una línea tomó la llamada',
      no_answer: 'Sin contestar: las líneas sonaron y nadie la tomó',
      busy: 'Sin contestar: la línea estaba ocupada',
      failed: 'Sin conexión: no se pudo alcanzar la línea',
      lost: 'Sin conexión: el operador no nos dijo nada más de la llamada',
      canceled: 'Sin contestar: quien llamaba colgó antes',
    },
    duplicate_billed: {
      pass: 'Duplicada: la campaña la cobra',
      refuse: 'Duplicada de {call}, dentro de {days} días: la campaña no la cobra',
      refuseHidden:
        'Duplicada: esta persona ya había llamado a la campaña en los últimos {days} días, y esas no se cobran',
      skip: 'Duplicadas: no había ninguna que cobrar',
    },
    talk_time: {
      pass: '{talked} de conversación, se necesitaba {minimum}',
      passAny: '{talked} de conversación; basta cualquiera',
      refuse: '{talked} de conversación, se necesitaba {minimum}: faltaron {missing}',
    },
    missing: '{seconds} s',
    conversion: {
      pass: 'Conversión: informada',
      pending: 'Conversión: el anunciante todavía no ha informado de ninguna',
      skip: 'Conversión: esta campaña paga por llamadas',
    },
    billed: {
      none: 'Cobro: no se cobró',
      test: 'Cobro: una llamada de prueba no se cobra',
      held: 'Cobro: hecho, y retenido durante el plazo de aprobación',
      approved: 'Cobro: hecho y aprobado',
      paid: 'Cobro: hecho, y pagado al editor',
      disputed: 'Cobro: el anunciante lo disputa; decide un administrador',
      review: 'Cobro: se supo demasiado tarde para apartar su precio; decide un administrador',
      refused: 'Cobro: rechazado por un administrador, su precio volvió',
      unpaid: 'Cobro: hecho, pero esta campaña no paga las duplicadas a los editores',
    },
  },
});
