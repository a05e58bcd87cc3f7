import type { MailTextsOf } from '../../mail/mail-texts.ts';

type PayoutMails = {
  /** From when it counts; null: at once. */
  'payment-method-changed': { name: string; countsFrom: string | null; accountLink: string; contactLink: string };
  'payout-run-proposed': { name: string; number: number; publishers: number; amount: string; link: string };
  'early-payout-cancelled': { name: string; number: number; link: string };
  /** The hint is enough to recognize where it went. */
  'payout-sent': { name: string; number: string; amount: string; hint: string; link: string };
  'payout-failed': FailedPayout;
  'payout-returned': FailedPayout;
};

type FailedPayout = { name: string; number: string; amount: string; reason: string; link: string };

declare module '../../mail/mail-texts.ts' {
  interface MailValues extends PayoutMails {}
}

export const payoutMailTexts: MailTextsOf<PayoutMails> = {
  en: {
    'payment-method-changed': ({ countsFrom, accountLink, contactLink }, network) => ({
      subject: `Your ${network} payment method was changed`,
      preheader: countsFrom ? `It counts from ${countsFrom} on.` : 'If it was you, all is well.',
      before: [
        countsFrom
          ? `Another way of being paid has just been given in your account. It counts from ${countsFrom} on; until then we pay you as before.`
          : 'The way you are paid has just been set in your account. Your next payment goes there.',
        countsFrom
          ? 'If you did not do this, call the change off in your account and tell us right away.'
          : 'If you did not do this, tell us right away, before the next payment leaves.',
      ],
      actions: [
        ...(countsFrom ? [{ label: 'See it in my account', link: accountLink }] : []),
        { label: 'I did not do this', link: contactLink },
      ],
      after: [],
    }),
    'payout-run-proposed': ({ number, publishers, amount, link }, network) => ({
      subject: `${network}: payout run #${number} is ready to be looked at`,
      preheader: `${publishers} publishers, ${amount}.`,
      before: [
        `Payout run #${number} has been proposed: ${amount} to ${publishers} publishers.`,
        'Nothing is paid before it has been checked and approved.',
      ],
      actions: [{ label: 'See the run', link }],
      after: [],
    }),
    'early-payout-cancelled': ({ number, link }, network) => ({
      subject: `${network}: your early payout was not approved`,
      preheader: 'The money is still yours.',
      before: [
        `The network has cancelled your early payout (run #${number}). Nothing has moved and no fee was charged.`,
        'What is approved is paid on your usual day. You can ask again, or write to us if you want to know why.',
      ],
      actions: [{ label: 'See my payments', link }],
      after: [],
    }),
    'payout-sent': ({ number, amount, hint, link }, network) => ({
      subject: `${network}: your payout of ${amount} is on its way to your account`,
      preheader: `Payout ${number} was sent.`,
      before: [
        `Payout ${number} of ${amount} has been sent${hint ? ` to the account you know as ${hint}` : ''}.`,
        'Banks can take some days. The statement shows every call it is made of.',
      ],
      actions: [{ label: 'See the statement', link }],
      after: [],
    }),
    'payout-failed': ({ number, amount, reason, link }, network) => ({
      subject: `${network}: your payout of ${amount} could not be sent`,
      preheader: 'The money is still yours.',
      before: [
        `Payout ${number} of ${amount} could not be sent: ${reason}`,
        'Nothing is lost: it is in your balance again and will be paid again. Check that your payment method is right.',
      ],
      actions: [{ label: 'Check the payment method', link }],
      after: [],
    }),
    'payout-returned': ({ number, amount, reason, link }, network) => ({
      subject: `${network}: your payout of ${amount} came back`,
      preheader: 'The money is still yours.',
      before: [
        `Payout ${number} of ${amount} was sent, and the bank returned it: ${reason}`,
        'Nothing is lost: it is in your balance again and will be paid again. Check that your payment method is right.',
      ],
      actions: [{ label: 'Check the payment method', link }],
      after: [],
    }),
  },
  es: {
    'payment-method-changed': ({ countsFrom, accountLink, contactLink }, network) => ({
      subject: `Tu método de pago de ${network} ha cambiado`,
      preheader: countsFrom ? `Vale a partir del ${countsFrom}.` : 'Si fuiste tú, todo está en orden.',
      before: [
        countsFrom
          ? `En tu cuenta se acaba de indicar otra forma de cobrar. Vale a partir del ${countsFrom}; hasta entonces te pagamos como antes.`
          : 'La forma en que cobras se acaba de indicar en tu cuenta. Tu próximo pago irá allí.',
        countsFrom
          ? 'Si no fuiste tú, anula el cambio en tu cuenta y avísanos de inmediato.'
          : 'Si no fuiste tú, avísanos de inmediato, antes de que salga el próximo pago.',
      ],
      actions: [
        ...(countsFrom ? [{ label: 'Verlo en mi cuenta', link: accountLink }] : []),
        { label: 'Yo no lo cambié', link: contactLink },
      ],
      after: [],
    }),
    'payout-run-proposed': ({ number, publishers, amount, link }, network) => ({
      subject: `${network}: la ronda de pagos n.º ${number} está lista para revisar`,
      preheader: `${publishers} editores, ${amount} en total.`,
      before: [
        `Se ha propuesto la ronda de pagos n.º ${number}: ${amount} para ${publishers} editores.`,
        'No se paga nada antes de revisarla y aprobarla.',
      ],
      actions: [{ label: 'Ver la ronda', link }],
      after: [],
    }),
    'early-payout-cancelled': ({ number, link }, network) => ({
      subject: `${network}: tu pago anticipado no se ha aprobado`,
      preheader: 'El dinero sigue siendo tuyo.',
      before: [
        `La red ha cancelado tu pago anticipado (ronda n.º ${number}). No se ha movido nada ni se ha cobrado comisión.`,
        'Lo aprobado se paga en tu día de siempre. Puedes pedirlo otra vez, o escribirnos si quieres saber por qué.',
      ],
      actions: [{ label: 'Ver mis pagos', link }],
      after: [],
    }),
    'payout-sent': ({ number, amount, hint, link }, network) => ({
      subject: `${network}: tu pago de ${amount} va camino de tu cuenta`,
      preheader: `El pago ${number} se ha enviado.`,
      before: [
        `El pago ${number} de ${amount} se ha enviado${hint ? ` a la cuenta que conoces como ${hint}` : ''}.`,
        'Los bancos pueden tardar unos días. La liquidación muestra cada llamada de la que se compone.',
      ],
      actions: [{ label: 'Ver la liquidación', link }],
      after: [],
    }),
    'payout-failed': ({ number, amount, reason, link }, network) => ({
      subject: `${network}: tu pago de ${amount} no se pudo enviar`,
      preheader: 'El dinero sigue siendo tuyo.',
      before: [
        `El pago ${number} de ${amount} no se pudo enviar: ${reason}`,
        'No se pierde nada: vuelve a estar en tu saldo y se pagará otra vez. Comprueba que tu método de pago es correcto.',
      ],
      actions: [{ label: 'Revisar el método de pago', link }],
      after: [],
    }),
    'payout-returned': ({ number, amount, reason, link }, network) => ({
      subject: `${network}: tu pago de ${amount} ha vuelto`,
      preheader: 'El dinero sigue siendo tuyo.',
      before: [
        `El pago ${number} de ${amount} se envió y el banco lo devolvió: ${reason}`,
        'No se pierde nada: vuelve a estar en tu saldo y se pagará otra vez. Comprueba que tu método de pago es correcto.',
      ],
      actions: [{ label: 'Revisar el método de pago', link }],
      after: [],
    }),
  },
};
