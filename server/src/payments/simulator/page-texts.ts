import type { Button } from './simulated-checkout.ts';

export type PageTexts = {
  pay: string;
  save: string;
  explained: string;
  buttons: Record<Button, string>;
  back: { payment: string; setup: string };
  ended: string;
  endedExplained: string;
  overview: string;
  overviewExplained: string;
  payments: string;
  disputes: string;
  refunds: string;
  nothing: string;
  win: string;
  lose: string;
  failRefund: string;
  disputeOf: string;
  /** Stripe's own words for where something stands. */
  statuses: Record<string, string>;
};

/** Of the simulated gateway's own pages. */
export const PAGE_TEXTS: Record<'es' | 'en', PageTexts> = {
  es: {
    pay: 'Pago de prueba',
    save: 'Método de pago de prueba',
    explained: 'Esta pasarela es simulada: no se pide ninguna tarjeta y no se mueve dinero real. Elige qué debe pasar.',
    buttons: {
      card: 'Pagar con tarjeta',
      decline: 'Rechazar el pago',
      'card-disputed': 'Pagar y disputar',
      debit: 'Pagar por débito bancario',
      'debit-fails': 'Débito bancario que falla',
      'debit-returned': 'Débito bancario que se devuelve',
      'save-card': 'Guardar tarjeta',
      'save-declined-card': 'Guardar tarjeta que será rechazada',
      'save-bank-account': 'Guardar cuenta bancaria',
    },
    back: { payment: 'Volver sin pagar', setup: 'Volver sin guardar nada' },
    ended: 'Esta página de pago ya terminó',
    endedExplained: 'Vuelve a Callstead y empieza un pago nuevo.',
    overview: 'Pasarela de pago simulada',
    overviewExplained: 'Los últimos pagos de esta demostración, sus disputas y reembolsos.',
    payments: 'Pagos',
    disputes: 'Disputas',
    refunds: 'Reembolsos',
    nothing: 'Todavía no hay ninguno.',
    win: 'Ganar la disputa',
    lose: 'Perder la disputa',
    failRefund: 'Hacer fallar el reembolso',
    disputeOf: 'Disputa del pago',
    statuses: {
      succeeded: 'Completado',
      processing: 'En proceso',
      pending: 'Pendiente',
      requires_payment_method: 'Rechazado',
      canceled: 'Cancelado',
      failed: 'Fallido',
      needs_response: 'Abierta',
      won: 'Ganada',
      lost: 'Perdida',
    },
  },
  en: {
    pay: 'Test payment',
    save: 'Test payment method',
    explained: 'This gateway is simulated: it asks for no card and moves no real money. Choose what should happen.',
    buttons: {
      card: 'Pay by card',
      decline: 'Decline the payment',
      'card-disputed': 'Pay and dispute',
      debit: 'Pay by bank debit',
      'debit-fails': 'Bank debit that fails',
      'debit-returned': 'Bank debit that is returned',
      'save-card': 'Save card',
      'save-declined-card': 'Save card that will be declined',
      'save-bank-account': 'Save bank account',
    },
    back: { payment: 'Go back without paying', setup: 'Go back without saving' },
    ended: 'This payment page has ended',
    endedExplained: 'Go back to Callstead and start a new payment.',
    overview: 'Simulated payment gateway',
    overviewExplained: 'The latest payments of this demo, their disputes and refunds.',
    payments: 'Payments',
    disputes: 'Disputes',
    refunds: 'Refunds',
    nothing: 'There are none yet.',
    win: 'Win the dispute',
    lose: 'Lose the dispute',
    failRefund: 'Let the refund fail',
    disputeOf: 'Dispute of payment',
    statuses: {
      succeeded: 'Succeeded',
      processing: 'Processing',
      pending: 'Pending',
      requires_payment_method: 'Declined',
      canceled: 'Canceled',
      failed: 'Failed',
      needs_response: 'Open',
      won: 'Won',
      lost: 'Lost',
    },
  },
};
