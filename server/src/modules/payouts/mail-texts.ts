import type { MailTextsOf } from '../../mail/mail-texts.ts';

type PayoutMails = {
  /** From when it counts; null: at once. */
  'payment-method-changed': { name: string; countsFrom: string | null; accountLink: string; contactLink: string };
};

declare module '../../mail/mail-texts.ts' {
  interface MailValues extends PayoutMails {}
}

export const payoutMailTexts: MailTextsOf<PayoutMails> = {
  en: {
    'payment-method-changed': ({ countsFrom, accountLink, contactLink }) => ({
      subject: 'Your Callstead payment method was changed',
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
  },
  es: {
    'payment-method-changed': ({ countsFrom, accountLink, contactLink }) => ({
      subject: 'Tu método de pago de Callstead ha cambiado',
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
  },
};
