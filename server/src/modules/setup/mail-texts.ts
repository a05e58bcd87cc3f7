import type { MailTextsOf } from '../../mail/mail-texts.ts';

type SetupMails = { 'test-mail': { name: string; link: string } };

declare module '../../mail/mail-texts.ts' {
  interface MailValues extends SetupMails {}
}

export const setupMailTexts: MailTextsOf<SetupMails> = {
  en: {
    'test-mail': ({ link }, network) => ({
      subject: `${network}: your test message`,
      preheader: 'Mail works.',
      before: ['You asked for this message to see whether your network can send mail. It can.'],
      actions: [{ label: 'It has arrived', link }],
      after: ['If it lay among unwanted mail, have your provider sign it (SPF and DKIM) before you invite people.'],
    }),
  },
  es: {
    'test-mail': ({ link }, network) => ({
      subject: `${network}: tu mensaje de prueba`,
      preheader: 'El correo funciona.',
      before: ['Pediste este mensaje para ver si tu red puede enviar correo. Puede.'],
      actions: [{ label: 'Ha llegado', link }],
      after: [
        'Si estaba entre el correo no deseado, haz que tu proveedor lo firme (SPF y DKIM) antes de invitar a nadie.',
      ],
    }),
  },
};
