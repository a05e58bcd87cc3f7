import { defineMessages } from '../../../i18n/define-messages.ts';

/** A simulated call that goes over the real wire, placed from a screen. */
export const testCallMessages = defineMessages({
  en: {
    button: 'Test call',
    billedText:
      'The built-in carrier plays a call to this number; no real telephone rings. In demo mode it is a call like any other: it reserves, charges and pays.',
    unbilledText:
      'The built-in carrier plays a call to this number; no real telephone rings. It is judged like any other call and marked as a test: nobody is charged and nobody is paid.',
    line: 'Number to ring',
    caller: 'Calling from',
    callerHint: 'If left empty, a number reserved for fiction (555-01xx), from a place the campaign accepts.',
    talkSeconds: 'Seconds of talk',
    talkSecondsHint: 'If left empty, a little over the {seconds} s this campaign asks for.',
    pace: 'Pace',
    paces: { fast: 'Fast', real: 'Real time' },
    paceHints: {
      fast: 'The simulated clock runs faster while they talk: done within some 15 seconds.',
      real: 'Every second of talk lasts a second.',
    },
    place: 'Call now',
    placing: 'Calling...',
    placed: 'It is ringing',
    placedText: 'The test call to {number} is on its way.',
    refused: 'It did not ring',
    refusedText: 'The test call to {number} was refused: {reason}. In the list it says why.',
    failed: 'The test call could not be placed',
  },
  es: {
    button: 'Llamada de prueba',
    billedText:
      'El operador incorporado hace una llamada simulada a este número; no suena ningún teléfono real. En modo demo es una llamada como cualquier otra: reserva, cobra y paga.',
    unbilledText:
      'El operador incorporado hace una llamada simulada a este número; no suena ningún teléfono real. Se juzga como cualquier otra y se marca como prueba: no se cobra ni se paga a nadie.',
    line: 'Número que suena',
    caller: 'Llama desde',
    callerHint: 'Vacío: un número reservado para ficción (555-01xx), de un lugar que la campaña acepta.',
    talkSeconds: 'Segundos de conversación',
    talkSecondsHint: 'Vacío: un poco más de los {seconds} s que pide esta campaña.',
    pace: 'Ritmo',
    paces: { fast: 'Rápida', real: 'En tiempo real' },
    paceHints: {
      fast: 'El reloj simulado corre más deprisa durante la conversación: termina en unos 15 segundos.',
      real: 'Cada segundo de conversación dura un segundo.',
    },
    place: 'Llamar ahora',
    placing: 'Llamando...',
    placed: 'Está sonando',
    placedText: 'La llamada de prueba a {number} está en camino.',
    refused: 'No sonó',
    refusedText: 'La llamada de prueba a {number} no pasó: {reason}. En la lista se explica por qué.',
    failed: 'No se pudo hacer la llamada de prueba',
  },
});
