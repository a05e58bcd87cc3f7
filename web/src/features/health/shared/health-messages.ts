import { defineMessages } from '../../../i18n/define-messages.ts';

/** Words that the page of the network's health and the card on the overview share. */
export const healthWords = defineMessages({
  en: {
    states: { good: 'Good', attention: 'Attention', bad: 'Bad' },
    never: 'Never',
    carriers: { environment: 'Carrier of the environment', simulator: 'Built-in simulator', unknown: 'Nobody we know' },
    carrier: {
      lastWebhook: 'Last webhook',
      answers: 'Answer to a call, 24 h',
      answersText: 'half within {p50} ms, 99 % within {p99} ms',
      noCalls: 'No calls',
      unanswered: 'Unanswered, 24 h',
      forged: 'Forged, 24 h',
      check: 'Last check of the account',
    },
    faults: {
      credentials: 'The carrier refuses the credentials',
      limited: 'The carrier says we ask too often',
      unreachable: 'The carrier does not answer',
      refused: 'The carrier refuses what we ask',
      number_gone: 'A number is gone at the carrier',
    },
  },
  es: {
    states: { good: 'Bien', attention: 'Atención', bad: 'Mal' },
    never: 'Nunca',
    carriers: {
      environment: 'Operador del entorno',
      simulator: 'Simulador integrado',
      unknown: 'Nadie que conozcamos',
    },
    carrier: {
      lastWebhook: 'Último webhook',
      answers: 'Respuesta a una llamada, 24 h',
      answersText: 'la mitad en {p50} ms, el 99 % en {p99} ms',
      noCalls: 'Sin llamadas',
      unanswered: 'Sin respuesta, 24 h',
      forged: 'Falsificados, 24 h',
      check: 'Última comprobación de la cuenta',
    },
    faults: {
      credentials: 'El operador rechaza las credenciales',
      limited: 'El operador dice que preguntamos demasiado',
      unreachable: 'El operador no responde',
      refused: 'El operador rechaza lo que pedimos',
      number_gone: 'El operador ya no tiene un número',
    },
  },
});
