import type { MailLine, MailTextsOf } from '../../mail/mail-texts.ts';

type DigestMails = {
  digest: { name: string; items: readonly MailLine[]; more: number; link: string };
};

declare module '../../mail/mail-texts.ts' {
  interface MailValues extends DigestMails {}
}

const one = (items: readonly MailLine[], more: number) => items.length + more === 1;

export const digestMailTexts: MailTextsOf<DigestMails> = {
  en: {
    digest: ({ items, more, link }, network) => ({
      subject: `Your ${network} digest: ${one(items, more) ? 'one piece of news' : `${items.length + more} pieces of news`}`,
      preheader: items[0]?.text ?? '',
      before: ['This is what happened since your last digest.'],
      lines: { caption: 'Oldest first:', items },
      actions: [{ label: 'Open my panel', link }],
      after: more > 0 ? [`And ${more} more: you find all of them in your panel.`] : [],
    }),
  },
  es: {
    digest: ({ items, more, link }, network) => ({
      subject: `Tu resumen de ${network}: ${one(items, more) ? 'una novedad' : `${items.length + more} novedades`}`,
      preheader: items[0]?.text ?? '',
      before: ['Esto es lo que pasó desde tu último resumen.'],
      lines: { caption: 'De lo más antiguo a lo más reciente:', items },
      actions: [{ label: 'Abrir mi panel', link }],
      after: more > 0 ? [`Y ${more} más: las encuentras todas en tu panel.`] : [],
    }),
  },
};
