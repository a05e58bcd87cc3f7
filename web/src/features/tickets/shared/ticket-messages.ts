import { defineMessages } from '../../../i18n/define-messages.ts';

/** What tickets are called in all three areas, and the thread below each. */
export const ticketMessages = defineMessages({
  en: {
    statuses: { open: 'Open', pending: 'Pending', closed: 'Closed' },
    original: 'Original message',
    said: { owner: 'Reply of the sender', team: 'Reply of the support team', note: 'Private note, for admins only' },
    someone: 'Deleted account',
    thread: 'Conversation',
    about: 'What it is about',
    aboutKinds: { call: 'Call', lead: 'Lead' },
    price: 'Price',
    payout: 'Payout',
    reply: 'Reply',
    send: 'Send Reply',
    sending: 'Sending...',
    sent: 'Reply Sent',
    sendFailed: 'Error sending reply',
  },
  es: {
    statuses: { open: 'Abierto', pending: 'Pendiente', closed: 'Cerrado' },
    original: 'Mensaje original',
    said: {
      owner: 'Respuesta del remitente',
      team: 'Respuesta del equipo de soporte',
      note: 'Nota privada, solo para administradores',
    },
    someone: 'Cuenta eliminada',
    thread: 'Conversación',
    about: 'De qué trata',
    aboutKinds: { call: 'Llamada', lead: 'Lead' },
    price: 'Precio',
    payout: 'Pago',
    reply: 'Respuesta',
    send: 'Enviar Respuesta',
    sending: 'Enviando...',
    sent: 'Respuesta Enviada',
    sendFailed: 'Error al enviar respuesta',
  },
});
