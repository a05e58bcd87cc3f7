import type { MailTextsOf } from '../../../mail/mail-texts.ts';

type DocumentMails = {
  'invoice-issued': { name: string; number: string; month: string; amount: string; link: string };
};

declare module '../../../mail/mail-texts.ts' {
  interface MailValues extends DocumentMails {}
}

export const documentMailTexts: MailTextsOf<DocumentMails> = {
  en: {
    'invoice-issued': ({ number, month, amount, link }, network) => ({
      subject: `Your ${network} invoice ${number}: ${month}`,
      preheader: `${amount}, as a PDF inside.`,
      before: [
        `Your invoice ${number} for ${month} is ready: ${amount}. You find it attached as a PDF.`,
        'It sums up what was charged to your balance in the month.',
      ],
      actions: [{ label: 'See the invoice', link }],
      after: [],
    }),
  },
  es: {
    'invoice-issued': ({ number, month, amount, link }, network) => ({
      subject: `Tu factura ${number} de ${network}: ${month}`,
      preheader: `${amount}, en PDF adjunto.`,
      before: [
        `Ya está tu factura ${number} de ${month}: ${amount}. La tienes adjunta en PDF.`,
        'Resume lo que se descontó de tu saldo en el mes.',
      ],
      actions: [{ label: 'Ver la factura', link }],
      after: [],
    }),
  },
};
