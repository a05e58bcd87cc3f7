import { defineMessages } from '../../../i18n/define-messages.ts';

/** The publishers of one campaign. */
export const campaignPublishersMessages = defineMessages({
  en: {
    title: 'Publishers',
    count: '{count, plural, =0 {No publishers} one {# publisher} other {# publishers}}',
    failed: 'The publishers could not be loaded: {message}',
    empty: 'Nobody promotes this campaign yet.',
    emptyHint: 'Whoever asks stands among the applications.',
    publisher: 'Publisher',
    network: 'Whole network, 30 days',
    terms: 'Terms',
    actions: 'Actions',
    usual: 'The usual',
    price: 'Price of their own: {price}',
    share: 'Share of their own: {share}%',
    block: 'Block',
    blockOne: 'Block {name}',
    blocked: 'Blocked',
  },
  es: {
    title: 'Editores',
    count: '{count, plural, =0 {Ningún editor} one {# editor} other {# editores}}',
    failed: 'No se pudieron cargar los editores: {message}',
    empty: 'Nadie promociona esta campaña todavía.',
    emptyHint: 'Quien lo pide está entre las solicitudes.',
    publisher: 'Editor',
    network: 'Toda la red, 30 días',
    terms: 'Condiciones',
    actions: 'Acciones',
    usual: 'Las usuales',
    price: 'Precio propio: {price}',
    share: 'Porcentaje propio: {share} %',
    block: 'Bloquear',
    blockOne: 'Bloquear a {name}',
    blocked: 'Bloqueado',
  },
});
