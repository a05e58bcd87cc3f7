import type { CampaignType, CapPeriod } from '@callstead/domain/campaigns/terms';
import { OFFERED } from '@callstead/domain/offered';
import type { MailTextsOf } from '../../mail/mail-texts.ts';

type ApplicationMails = {
  'application-approved': { name: string; campaign: string; link: string };
  'application-rejected': { name: string; campaign: string; reason?: string | null | undefined; link: string };
  'application-revoked': { name: string; campaign: string; reason?: string | null | undefined; link: string };
  'joined-campaign-paused': JoinedCampaign;
  'joined-campaign-resumed': JoinedCampaign;
  'joined-campaign-ended': JoinedCampaign;
  'joined-campaign-terms': JoinedCampaign & { parts: string };
  'own-terms-agreed': JoinedCampaign & AgreedTerms;
  'joined-campaign-cap': JoinedCampaign & { period: CapPeriod; cap: number; of: CampaignType };
};
type AgreedTerms = { shareBasisPoints: number | null; price: string | null };
type JoinedCampaign = { name: string; campaign: string; link: string };

declare module '../../mail/mail-texts.ts' {
  interface MailValues extends ApplicationMails {}
}

/** '62.5 %' */
const percent = (basisPoints: number) => `${basisPoints / 100} %`;

const UNITS_ES: Record<CampaignType, string> = { call: 'llamadas', lead: 'leads' };

export const applicationMailTexts: MailTextsOf<ApplicationMails> = {
  en: {
    'application-approved': ({ campaign, link }, network) => ({
      subject: `${network}: you are in, ${campaign}`,
      preheader: 'Your request was approved.',
      before: [
        `Good news: your request for the campaign “${campaign}” was approved.`,
        OFFERED.links
          ? 'Your tracking link, and for call campaigns your own tracking number, are waiting in your panel.'
          : 'Your own tracking number is waiting in your panel.',
      ],
      actions: [{ label: 'See my campaigns', link }],
      after: [],
    }),
    'application-rejected': ({ campaign, reason, link }, network) => ({
      subject: `${network}: about your request for ${campaign}`,
      preheader: 'Your request has been decided.',
      before: [
        `Your request for the campaign “${campaign}” was not approved this time.`,
        ...(reason ? [`The reason: ${reason}`] : []),
        'There are many more campaigns in the catalogue.',
      ],
      actions: [{ label: 'Find another campaign', link }],
      after: [],
    }),
    'application-revoked': ({ campaign, reason, link }, network) => ({
      subject: `${network}: your place in ${campaign} has ended`,
      preheader: 'The approval was withdrawn.',
      before: [
        `The approval for the campaign “${campaign}” has been withdrawn. Its tracking number no longer counts calls for you: please stop using it.`,
        ...(reason ? [`The reason given: ${reason}`] : []),
        'What you have earned until now stays yours.',
      ],
      actions: [{ label: 'Open my campaigns', link }],
      after: [],
    }),
    'joined-campaign-paused': ({ campaign, link }, network) => ({
      subject: `${network}: ${campaign} is paused`,
      preheader: 'Its calls and leads are not taken for now.',
      before: [
        `The campaign “${campaign}”, which you promote, has been paused. Its calls and leads are not taken and not paid until it goes on: please pause your ads.`,
        'You keep your place, your link and your number. We will write to you when it goes on.',
      ],
      actions: [{ label: 'See the campaign', link }],
      after: [],
    }),
    'joined-campaign-resumed': ({ campaign, link }, network) => ({
      subject: `${network}: ${campaign} is active again`,
      preheader: 'Its calls and leads are taken again.',
      before: [`The campaign “${campaign}” is active again. Its calls and leads are taken and paid as agreed.`],
      actions: [{ label: 'See the campaign', link }],
      after: [],
    }),
    'joined-campaign-ended': ({ campaign, link }, network) => ({
      subject: `${network}: ${campaign} has ended`,
      preheader: 'Its calls and leads are no longer taken.',
      before: [
        `The campaign “${campaign}”, which you promote, has ended. Its calls and leads are no longer taken: please stop your ads.`,
        'What you have earned until now stays yours.',
      ],
      actions: [{ label: 'Open my campaigns', link }],
      after: [],
    }),
    'joined-campaign-terms': ({ campaign, parts, link }, network) => ({
      subject: `${network}: new terms for ${campaign}`,
      preheader: 'They hold for every call from now on.',
      before: [
        `The terms of the campaign “${campaign}”, which you promote, have changed: ${parts}.`,
        'They hold for every call from now on. Calls that came before keep the terms they came under.',
      ],
      actions: [{ label: 'Read the new terms', link }],
      after: [],
    }),
    'own-terms-agreed': ({ campaign, shareBasisPoints, price, link }, network) => ({
      subject: `${network}: your own terms for ${campaign}`,
      preheader: 'They hold for every call from now on.',
      before: [
        shareBasisPoints === null && price === null
          ? `For the campaign “${campaign}” the usual terms hold for you again.`
          : `New terms have been agreed with you for the campaign “${campaign}”:`,
        ...(shareBasisPoints === null ? [] : [`Your share: ${percent(shareBasisPoints)}.`]),
        ...(price === null ? [] : [`The price of a call: ${price}.`]),
        'They hold for every call from now on. Calls that came before keep the terms they came under.',
      ],
      actions: [{ label: 'See the campaign', link }],
      after: [],
    }),
    'joined-campaign-cap': ({ campaign, period, cap, of, link }, network) => ({
      subject: `${network}: ${campaign} takes no more ${of}s ${period === 'day' ? 'today' : 'this month'}`,
      preheader: `Its limit of ${of}s is reached.`,
      before: [
        `The campaign “${campaign}” has reached its limit of ${cap} ${of}s ${period === 'day' ? 'a day' : 'a month'}. More ${of}s are not ${of === 'call' ? 'connected' : 'taken'} until ${period === 'day' ? 'the next day' : 'the 1st of next month'} begins in its time zone.`,
      ],
      actions: [{ label: 'See the campaign', link }],
      after: [],
    }),
  },
  es: {
    'application-approved': ({ campaign, link }, network) => ({
      subject: `${network}: ya estás dentro de ${campaign}`,
      preheader: 'Tu solicitud ha sido aprobada.',
      before: [
        `Buenas noticias: tu solicitud para la campaña «${campaign}» ha sido aprobada.`,
        OFFERED.links
          ? 'Tu enlace de seguimiento y, en campañas de llamadas, tu propio número te esperan en tu panel.'
          : 'Tu propio número te espera en tu panel.',
      ],
      actions: [{ label: 'Ver mis campañas', link }],
      after: [],
    }),
    'application-rejected': ({ campaign, reason, link }, network) => ({
      subject: `${network}: sobre tu solicitud para ${campaign}`,
      preheader: 'Hay una decisión sobre tu solicitud.',
      before: [
        `Esta vez tu solicitud para la campaña «${campaign}» no ha sido aprobada.`,
        ...(reason ? [`El motivo: ${reason}`] : []),
        'En el catálogo hay muchas campañas más.',
      ],
      actions: [{ label: 'Buscar otra campaña', link }],
      after: [],
    }),
    'application-revoked': ({ campaign, reason, link }, network) => ({
      subject: `${network}: tu participación en ${campaign} ha terminado`,
      preheader: 'La aprobación se ha retirado.',
      before: [
        `Se ha retirado la aprobación para la campaña «${campaign}». Su número ya no cuenta llamadas para ti: deja de usarlo, por favor.`,
        ...(reason ? [`El motivo indicado: ${reason}`] : []),
        'Lo que has ganado hasta ahora sigue siendo tuyo.',
      ],
      actions: [{ label: 'Abrir mis campañas', link }],
      after: [],
    }),
    'joined-campaign-paused': ({ campaign, link }, network) => ({
      subject: `${network}: ${campaign} está en pausa`,
      preheader: 'Por ahora sus llamadas y leads no se aceptan.',
      before: [
        `La campaña «${campaign}», que promocionas, se ha pausado. Sus llamadas y leads no se aceptan ni se pagan hasta que se reanude: pausa tus anuncios, por favor.`,
        'Conservas tu lugar, tu enlace y tu número. Te escribiremos cuando se reanude.',
      ],
      actions: [{ label: 'Ver la campaña', link }],
      after: [],
    }),
    'joined-campaign-resumed': ({ campaign, link }, network) => ({
      subject: `${network}: ${campaign} vuelve a estar activa`,
      preheader: 'Sus llamadas y leads se aceptan de nuevo.',
      before: [
        `La campaña «${campaign}» vuelve a estar activa. Sus llamadas y leads se aceptan y se pagan según lo acordado.`,
      ],
      actions: [{ label: 'Ver la campaña', link }],
      after: [],
    }),
    'joined-campaign-ended': ({ campaign, link }, network) => ({
      subject: `${network}: ${campaign} ha terminado`,
      preheader: 'Sus llamadas y leads ya no se aceptan.',
      before: [
        `La campaña «${campaign}», que promocionas, ha terminado. Sus llamadas y leads ya no se aceptan: detén tus anuncios, por favor.`,
        'Lo que has ganado hasta ahora sigue siendo tuyo.',
      ],
      actions: [{ label: 'Abrir mis campañas', link }],
      after: [],
    }),
    'joined-campaign-terms': ({ campaign, parts, link }, network) => ({
      subject: `${network}: nuevas condiciones de ${campaign}`,
      preheader: 'Valen para cada llamada desde ahora.',
      before: [
        `Han cambiado las condiciones de la campaña «${campaign}», que promocionas: ${parts}.`,
        'Valen para cada llamada desde ahora. Las llamadas anteriores conservan las condiciones con las que entraron.',
      ],
      actions: [{ label: 'Leer las nuevas condiciones', link }],
      after: [],
    }),
    'own-terms-agreed': ({ campaign, shareBasisPoints, price, link }, network) => ({
      subject: `${network}: tus propias condiciones en ${campaign}`,
      preheader: 'Valen para cada llamada desde ahora.',
      before: [
        shareBasisPoints === null && price === null
          ? `En la campaña «${campaign}» vuelven a valer para ti las condiciones habituales.`
          : `Hay nuevas condiciones acordadas contigo para la campaña «${campaign}»:`,
        ...(shareBasisPoints === null ? [] : [`Tu parte: ${percent(shareBasisPoints)}.`]),
        ...(price === null ? [] : [`El precio de una llamada: ${price}.`]),
        'Valen para cada llamada desde ahora. Las llamadas anteriores conservan las condiciones con las que entraron.',
      ],
      actions: [{ label: 'Ver la campaña', link }],
      after: [],
    }),
    'joined-campaign-cap': ({ campaign, period, cap, of, link }, network) => ({
      subject: `${network}: ${campaign} no acepta más ${UNITS_ES[of]} ${period === 'day' ? 'hoy' : 'este mes'}`,
      preheader: `Alcanzó su límite de ${UNITS_ES[of]}.`,
      before: [
        `La campaña «${campaign}» alcanzó su límite de ${cap} ${UNITS_ES[of]} ${period === 'day' ? 'al día' : 'al mes'}. ${of === 'call' ? 'Las siguientes no se conectan' : 'Los siguientes no se aceptan'} hasta que empiece ${period === 'day' ? 'el día siguiente' : 'el día 1 del mes siguiente'} en su zona horaria.`,
      ],
      actions: [{ label: 'Ver la campaña', link }],
      after: [],
    }),
  },
};
