import type { DisputeThread } from '@callstead/contract/disputes';
import type { DisputeSide } from '@callstead/domain/disputes/dispute';
import { defineMessages } from '../../../i18n/define-messages.ts';

type Category = NonNullable<DisputeThread['category']>;

/** What the sides of a call or lead say to each other, and whose time runs. */
export const threadMessages = defineMessages({
  en: {
    title: 'Dispute',
    categories: {
      wrong_service: 'Wrong service',
      not_a_customer: 'Not a customer',
      spam: 'Spam or sales call',
      bad_connection: 'Bad connection',
      outside_area: 'Outside the area',
      duplicate_elsewhere: 'Already known from elsewhere',
      wrong_number: 'Wrong number',
      not_interested: 'Not interested',
      fake: 'Made up',
      other: 'Something else',
    } satisfies Record<Category, string>,
    sides: {
      advertiser: 'Advertiser',
      publisher: 'Publisher',
      admin: 'The network',
    } satisfies Record<DisputeSide, string>,
    answerBy: 'The publisher answers by',
    decideBy: 'The network decides by',
    decided: 'Decided',
    credit: {
      price: 'A part went back to the advertiser: {amount}.',
      payout: 'The payout falls by {amount}.',
    },
    listenAt: 'At {time} of the recording',
    thread: 'What was said',
    write: 'Your answer',
    second: 'Second of the recording',
    secondHint: 'In minutes and seconds, such as 1:05.',
    secondWrong: 'Write it as 1:05.',
    send: 'Send',
    sending: 'Sending...',
    sent: 'Answer sent',
    sendFailed: 'The answer could not be sent',
    loadFailed: 'The dispute could not be loaded.',
  },
  es: {
    title: 'Disputa',
    categories: {
      wrong_service: 'Servicio equivocado',
      not_a_customer: 'No es cliente',
      spam: 'Spam o llamada comercial',
      bad_connection: 'Mala conexión',
      outside_area: 'Fuera de la zona',
      duplicate_elsewhere: 'Ya conocida por otra vía',
      wrong_number: 'Número equivocado',
      not_interested: 'Sin interés',
      fake: 'Datos falsos',
      other: 'Otro motivo',
    },
    sides: { advertiser: 'Anunciante', publisher: 'Editor', admin: 'La red' },
    answerBy: 'El editor responde antes del',
    decideBy: 'La red decide antes del',
    decided: 'Decidida',
    credit: {
      price: 'Volvió una parte al anunciante: {amount}.',
      payout: 'El pago baja en {amount}.',
    },
    listenAt: 'En {time} de la grabación',
    thread: 'Lo que se dijo',
    write: 'Tu respuesta',
    second: 'Segundo de la grabación',
    secondHint: 'En minutos y segundos, como 1:05.',
    secondWrong: 'Escríbelo como 1:05.',
    send: 'Enviar',
    sending: 'Enviando...',
    sent: 'Respuesta enviada',
    sendFailed: 'No se pudo enviar la respuesta',
    loadFailed: 'No se pudo cargar la disputa.',
  },
});
