import type { MailTextsOf } from '../../../mail/mail-texts.ts';

type OpenInvoice = { name: string; number: string; amount: string; dueOn: string; link: string };
type NetTermMails = {
  'balance-low': { name: string; amount: string; runsOutAt: string | null; link: string };
  'invoice-due': OpenInvoice & { step: number };
  'campaigns-paused-for-debt': OpenInvoice;
  'invoice-paid': { name: string; number: string; wasPaused: boolean; link: string };
};

declare module '../../../mail/mail-texts.ts' {
  interface MailValues extends NetTermMails {}
}

export const netTermMailTexts: MailTextsOf<NetTermMails> = {
  en: {
    'balance-low': ({ amount, runsOutAt, link }, network) => ({
      subject: runsOutAt ? `Your ${network} balance runs out soon` : `Your ${network} balance is used up`,
      preheader: 'Add funds, and your calls go on.',
      before: [
        runsOutAt
          ? `You have ${amount} left. At today’s pace it runs out on ${runsOutAt}.`
          : 'Nothing is left of your balance, so calls to your campaigns are not connected.',
      ],
      actions: [{ label: 'Add funds', link }],
      after: [],
    }),
    'invoice-due': ({ number, amount, dueOn, step, link }, network) => ({
      subject:
        step === 1 ? `${network} invoice ${number} is due` : `Reminder: ${network} invoice ${number} is not paid`,
      preheader: `${amount} are open.`,
      before: [
        `${amount} of your invoice ${number} are open. It was due on ${dueOn}.`,
        step === 3
          ? 'This is our last reminder: if it stays open, your campaigns will be paused.'
          : 'Add funds, and they cover it at once.',
      ],
      actions: [{ label: 'See the invoice', link }],
      after: ['If you have paid meanwhile, there is nothing to do.'],
    }),
    'campaigns-paused-for-debt': ({ number, amount, dueOn, link }, network) => ({
      subject: `Your ${network} campaigns are paused`,
      preheader: `Invoice ${number} is not paid.`,
      before: [`${amount} of your invoice ${number}, due on ${dueOn}, are still open. Your campaigns are paused.`],
      actions: [{ label: 'See the invoice', link }],
      after: ['Once it is paid you can resume them; none starts by itself.'],
    }),
    'invoice-paid': ({ number, wasPaused, link }, network) => ({
      subject: `${network} invoice ${number} is paid`,
      preheader: 'Thank you.',
      before: [
        `Your payment has covered what was open of invoice ${number}.`,
        ...(wasPaused ? ['Your campaigns are still paused: resume them when you like.'] : []),
      ],
      actions: [{ label: 'See the invoice', link }],
      after: [],
    }),
  },
  es: {
    'balance-low': ({ amount, runsOutAt, link }, network) => ({
      subject: runsOutAt ? `Tu saldo de ${network} se agota pronto` : `Tu saldo de ${network} se ha agotado`,
      preheader: 'Añade fondos y tus llamadas siguen.',
      before: [
        runsOutAt
          ? `Te quedan ${amount}. Al ritmo de hoy, el saldo se agota el ${runsOutAt}.`
          : 'No queda nada de tu saldo, así que las llamadas a tus campañas no se conectan.',
      ],
      actions: [{ label: 'Añadir fondos', link }],
      after: [],
    }),
    'invoice-due': ({ number, amount, dueOn, step, link }, network) => ({
      subject:
        step === 1
          ? `La factura ${number} de ${network} ha vencido`
          : `Recordatorio: la factura ${number} de ${network} no está pagada`,
      preheader: `Quedan ${amount} por pagar.`,
      before: [
        `Quedan ${amount} por pagar de tu factura ${number}. Venció el ${dueOn}.`,
        step === 3
          ? 'Es nuestro último aviso: si sigue sin pagarse, tus campañas se pondrán en pausa.'
          : 'Añade fondos y la cubren al momento.',
      ],
      actions: [{ label: 'Ver la factura', link }],
      after: ['Si ya has pagado, no tienes que hacer nada.'],
    }),
    'campaigns-paused-for-debt': ({ number, amount, dueOn, link }, network) => ({
      subject: `Tus campañas de ${network} están en pausa`,
      preheader: `La factura ${number} no está pagada.`,
      before: [
        `Siguen sin pagar ${amount} de tu factura ${number}, que venció el ${dueOn}. Tus campañas están en pausa.`,
      ],
      actions: [{ label: 'Ver la factura', link }],
      after: ['Cuando esté pagada podrás reanudarlas; ninguna arranca sola.'],
    }),
    'invoice-paid': ({ number, wasPaused, link }, network) => ({
      subject: `La factura ${number} de ${network} está pagada`,
      preheader: 'Gracias.',
      before: [
        `Tu pago ha cubierto lo que quedaba de la factura ${number}.`,
        ...(wasPaused ? ['Tus campañas siguen en pausa: reanúdalas cuando quieras.'] : []),
      ],
      actions: [{ label: 'Ver la factura', link }],
      after: [],
    }),
  },
};
