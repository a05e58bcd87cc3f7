import type { Language } from '@callstead/domain/identity/account';
import type { ReturnReason } from '@callstead/domain/leads/lead';
import type { MailTextsOf } from '../../mail/mail-texts.ts';

type LeadMails = {
  'lead-returned': { name: string; lead: string; returned: ReturnReason; link: string };
  /** `credit`: what of the reader's own amount went back, as words. */
  'lead-decided': {
    name: string;
    lead: string;
    isRefused: boolean;
    reason: string;
    credit?: string | null;
    link: string;
  };
};

declare module '../../mail/mail-texts.ts' {
  interface MailValues extends LeadMails {}
}

const RETURNED: Readonly<Record<Language, Readonly<Record<ReturnReason, string>>>> = {
  en: {
    wrong_number: 'wrong number',
    not_interested: 'not interested',
    outside_area: 'outside the area',
    duplicate_elsewhere: 'they had it from elsewhere already',
    fake: 'made up',
    other: 'another reason',
  },
  es: {
    wrong_number: 'número equivocado',
    not_interested: 'no le interesa',
    outside_area: 'fuera de la zona',
    duplicate_elsewhere: 'ya lo tenía por otra vía',
    fake: 'inventado',
    other: 'otro motivo',
  },
};

export const leadMailTexts: MailTextsOf<LeadMails> = {
  en: {
    'lead-returned': ({ lead, returned, link }, network) => ({
      subject: `${network}: the advertiser has returned your lead ${lead}`,
      preheader: 'An admin decides; until then its payout stays held.',
      before: [
        `The advertiser has returned your lead ${lead}. The reason: ${RETURNED.en[returned]}.`,
        'Its payout stays held until an admin decides. If you see it differently, answer on its page.',
      ],
      actions: [{ label: 'See the lead', link }],
      after: [],
    }),
    'lead-decided': ({ lead, isRefused, reason, credit, link }, network) => ({
      subject: `${network}: the lead ${lead} has been ${isRefused ? 'refused' : 'approved'}`,
      preheader: isRefused ? 'Its price goes back to the advertiser.' : 'Its payout is part of the next payment.',
      before: [
        isRefused
          ? `The lead ${lead} has been refused: its price goes back to the advertiser, and it earns nothing.`
          : `The lead ${lead} has been approved: it is charged, and its payout is part of the next payment.`,
        ...(credit ? [`A part of it was given back: ${credit} of your amount.`] : []),
        ...(reason ? [`The reason: ${reason}`] : []),
      ],
      actions: [{ label: 'See the lead', link }],
      after: [],
    }),
  },
  es: {
    'lead-returned': ({ lead, returned, link }, network) => ({
      subject: `${network}: el anunciante devolvió tu lead ${lead}`,
      preheader: 'Decide un administrador; hasta entonces su ganancia sigue retenida.',
      before: [
        `El anunciante devolvió tu lead ${lead}. El motivo: ${RETURNED.es[returned]}.`,
        'Su ganancia sigue retenida hasta que decida un administrador. Si lo ves de otra manera, responde en su página.',
      ],
      actions: [{ label: 'Ver el lead', link }],
      after: [],
    }),
    'lead-decided': ({ lead, isRefused, reason, credit, link }, network) => ({
      subject: `${network}: el lead ${lead} fue ${isRefused ? 'rechazado' : 'aprobado'}`,
      preheader: isRefused ? 'Su precio vuelve al anunciante.' : 'Su ganancia entra en el próximo pago.',
      before: [
        isRefused
          ? `El lead ${lead} fue rechazado: su precio vuelve al anunciante y no da ganancia.`
          : `El lead ${lead} fue aprobado: se cobra, y su ganancia entra en el próximo pago.`,
        ...(credit ? [`Se devolvió una parte: ${credit} de tu monto.`] : []),
        ...(reason ? [`El motivo: ${reason}`] : []),
      ],
      actions: [{ label: 'Ver el lead', link }],
      after: [],
    }),
  },
};
