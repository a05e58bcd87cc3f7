import type { MailTextsOf } from '../../mail/mail-texts.ts';

type TicketMails = {
  'ticket-reply': { name: string; subject: string; reply: string; link: string };
  'contact-reply': { name: string; subject: string; reply: string; contactLink: string };
};

declare module '../../mail/mail-texts.ts' {
  interface MailValues extends TicketMails {}
}

export const ticketMailTexts: MailTextsOf<TicketMails> = {
  en: {
    'ticket-reply': ({ subject, reply, link }, network) => ({
      subject: `${network}: reply to your ticket “${subject}”`,
      preheader: 'Our support team has answered you.',
      before: [`Our support team has answered your ticket “${subject}”:`, `Our answer:\n${reply}`],
      actions: [{ label: 'See the ticket', link }],
      after: ['To answer, open the ticket in your panel. Replies to this email do not reach us.'],
    }),
    'contact-reply': ({ subject, reply, contactLink }, network) => ({
      subject: `${network} answers your message “${subject}”`,
      preheader: 'Here is the answer to what you wrote us.',
      before: [`Thank you for writing to us about “${subject}”.`, `Our answer:\n${reply}`],
      actions: [{ label: 'Write to us again', link: contactLink }],
      after: ['Replies to this email do not reach us: if anything is still open, write to us through the page above.'],
    }),
  },
  es: {
    'ticket-reply': ({ subject, reply, link }, network) => ({
      subject: `${network}: respuesta a tu ticket «${subject}»`,
      preheader: 'Nuestro equipo de soporte te ha respondido.',
      before: [`Nuestro equipo de soporte ha respondido a tu ticket «${subject}»:`, `Nuestra respuesta:\n${reply}`],
      actions: [{ label: 'Ver el ticket', link }],
      after: ['Para contestar, abre el ticket en tu panel. Las respuestas a este correo no nos llegan.'],
    }),
    'contact-reply': ({ subject, reply, contactLink }, network) => ({
      subject: `${network} responde a tu mensaje «${subject}»`,
      preheader: 'Esta es la respuesta a lo que nos escribiste.',
      before: [`Gracias por escribirnos sobre «${subject}».`, `Nuestra respuesta:\n${reply}`],
      actions: [{ label: 'Escribirnos de nuevo', link: contactLink }],
      after: [
        'Las respuestas a este correo no nos llegan: si queda algo pendiente, escríbenos desde la página de arriba.',
      ],
    }),
  },
};
