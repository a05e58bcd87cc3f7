import { defineMessages } from '../../../i18n/define-messages.ts';

/** The palette of what one can go to, do or find. */
export const paletteMessages = defineMessages({
  en: {
    title: 'Find and go',
    placeholder: 'Call id, phone, campaign, ticket… or what you want to do',
    recent: 'Recent',
    kind: {
      call: 'Call',
      lead: 'Lead',
      number: 'Number',
      account: 'Account',
      campaign: 'Campaign',
      invoice: 'Invoice',
      ticket: 'Ticket',
    },
    kinds: {
      call: 'Calls',
      lead: 'Leads',
      number: 'Numbers',
      account: 'Accounts',
      campaign: 'Campaigns',
      invoice: 'Invoices',
      ticket: 'Tickets',
    },
    hint: '↑ ↓ to choose · Enter to open · Esc to close',
    searching: 'Searching…',
    found: '{count, plural, =0 {Nothing was found by that.} one {# found} other {# found}}',
    failed: 'The search failed: {message}',
  },
  es: {
    title: 'Encontrar e ir',
    placeholder: 'Id de llamada, teléfono, campaña, ticket… o lo que quieres hacer',
    recent: 'Recientes',
    kind: {
      call: 'Llamada',
      lead: 'Lead',
      number: 'Número',
      account: 'Cuenta',
      campaign: 'Campaña',
      invoice: 'Factura',
      ticket: 'Ticket',
    },
    kinds: {
      call: 'Llamadas',
      lead: 'Leads',
      number: 'Números',
      account: 'Cuentas',
      campaign: 'Campañas',
      invoice: 'Facturas',
      ticket: 'Tickets',
    },
    hint: '↑ ↓ para elegir · Enter para abrir · Esc para cerrar',
    searching: 'Buscando…',
    found: '{count, plural, =0 {No se encontró nada con eso.} one {# resultado} other {# resultados}}',
    failed: 'La búsqueda falló: {message}',
  },
});
