import type { MailTextsOf } from '../../mail/mail-texts.ts';

type CampaignMails = {
  'campaign-activated': { name: string; title: string; link: string };
  'campaign-returned': { name: string; title: string; reason: string; link: string };
};

declare module '../../mail/mail-texts.ts' {
  interface MailValues extends CampaignMails {}
}

export const campaignMailTexts: MailTextsOf<CampaignMails> = {
  en: {
    'campaign-activated': ({ title, link }, network) => ({
      subject: `Your ${network} campaign is active`,
      preheader: 'It has been reviewed and is now public.',
      before: [`We have reviewed your campaign “${title}”. It is active now: publishers can find it and apply for it.`],
      actions: [{ label: 'See my campaigns', link }],
      after: ['You can pause it at any time.'],
    }),
    'campaign-returned': ({ title, reason, link }, network) => ({
      subject: `Your ${network} campaign needs a change`,
      preheader: 'We have reviewed it and sent it back to you.',
      before: [
        `We have reviewed your campaign “${title}”, and something has to change before it can go live.`,
        `What we ask for: ${reason}`,
      ],
      actions: [{ label: 'Edit my campaign', link }],
      after: ['It is a draft again. Once you have changed it, send it for review and we will look at it again.'],
    }),
  },
  es: {
    'campaign-activated': ({ title, link }, network) => ({
      subject: `Tu campaña de ${network} está activa`,
      preheader: 'La revisamos y ya es pública.',
      before: [`Revisamos tu campaña «${title}». Ya está activa: los editores pueden encontrarla y solicitarla.`],
      actions: [{ label: 'Ver mis campañas', link }],
      after: ['Puedes pausarla cuando quieras.'],
    }),
    'campaign-returned': ({ title, reason, link }, network) => ({
      subject: `Tu campaña de ${network} necesita un cambio`,
      preheader: 'La revisamos y te la devolvemos.',
      before: [
        `Revisamos tu campaña «${title}» y hay algo que cambiar antes de publicarla.`,
        `Lo que te pedimos: ${reason}`,
      ],
      actions: [{ label: 'Editar mi campaña', link }],
      after: ['Vuelve a ser un borrador. Cuando la cambies, envíala a revisión y la miraremos de nuevo.'],
    }),
  },
};
