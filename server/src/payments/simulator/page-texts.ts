import type { Button } from './simulated-checkout.ts';

export type PageTexts = {
  pay: string;
  save: string;
  explained: string;
  buttons: Record<Button, string>;
  back: string;
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
      'debit-returned': 'Débito bancario que se devuelve',
      'save-card': 'Guardar tarjeta',
      'save-declined-card': 'Guardar tarjeta que será rechazada',
      'save-bank-account': 'Guardar cuenta bancaria',
    },
    back: 'Volver sin pagar',
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
      'debit-returned': 'Bank debit that is returned',
      'save-card': 'Save card',
      'save-declined-card': 'Save card that will be declined',
      'save-bank-account': 'Save bank account',
    },
    back: 'Go back without paying',
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
  },
};
