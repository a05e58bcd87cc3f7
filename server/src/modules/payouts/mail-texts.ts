import type { MailTextsOf } from '../../mail/mail-texts.ts';

type PayoutMails = {
  'payment-method-changed': { name: string; contactLink: string };
};

declare module '../../mail/mail-texts.ts' {
  interface MailValues extends PayoutMails {}
}

export const payoutMailTexts: MailTextsOf<PayoutMails> = {
  en: {
    'payment-method-changed': ({ contactLink }) => ({
      subject: 'Your Callstead payment method was changed',
      preheader: 'If it was you, all is well.',
      before: [
        'The way you are paid has just been changed in your account. Your next payment goes there.',
        'If you did not do this, tell us right away, before the next payment leaves.',
      ],
      actions: [{ label: 'I did not do this', link: contactLink }],
      after: [],
    }),
  },
  es: {
    'payment-method-changed': ({ contactLink }) => ({
      subject: 'Tu método de pago de Callstead ha cambiado',
      preheader: 'Si fuiste tú, todo está en orden.',
      before: [
        'La forma en que cobras se acaba de cambiar en tu cuenta. Tu próximo pago irá allí.',
        'Si no fuiste tú, avísanos de inmediato, antes de que salga el próximo pago.',
      ],
      actions: [{ label: 'Yo no lo cambié', link: contactLink }],
      after: [],
    }),
  },
};
