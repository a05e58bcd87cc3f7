import type { AppealSide } from '@callstead/domain/disputes/appeal';
import type { DisputeSide } from '@callstead/domain/disputes/dispute';
import type { SaleKind } from '@callstead/domain/sale-kind';
import type { MailTextsOf } from '../../mail/mail-texts.ts';

type Sold = { name: string; of: SaleKind; sale: string; link: string; unsubscribeLink: string };
type DisputeMails = {
  'dispute-opened': Sold;
  'dispute-message': Sold & { side: DisputeSide };
  'dispute-appealed': Sold & { side: AppealSide };
  /** `part`: what the reader pays or earns for it since, as words, where a part was given. */
  'appeal-decided': Sold & { isChanged: boolean; isRefused: boolean; reason: string; part?: string | null };
  /** `credit`: what of the reader's own amount went back, as words. */
  'dispute-decided': Sold & { isRefused: boolean; reason: string; credit: string | null };
};

declare module '../../mail/mail-texts.ts' {
  interface MailValues extends DisputeMails {}
}

const SALES_EN: Record<SaleKind, string> = { call: 'call', lead: 'lead', conversion: 'conversion' };
const SIDES_EN: Record<DisputeSide, string> = {
  advertiser: 'The advertiser',
  publisher: 'The publisher',
  admin: 'The network',
};

/** With its article: a lead is masculine. */
const SALES_ES: Record<SaleKind, { the: string; see: string; one: 'a' | 'o' }> = {
  call: { the: 'la llamada', see: 'Ver la llamada', one: 'a' },
  lead: { the: 'el lead', see: 'Ver el lead', one: 'o' },
  conversion: { the: 'la conversión', see: 'Ver la conversión', one: 'a' },
};
const SIDES_ES: Record<DisputeSide, string> = {
  advertiser: 'El anunciante',
  publisher: 'El editor',
  admin: 'La red',
};
const of = (the: string) => (the.startsWith('el ') ? `d${the}` : `de ${the}`);

export const disputeMailTexts: MailTextsOf<DisputeMails> = {
  en: {
    'dispute-opened': ({ of, sale, link, unsubscribeLink }, network) => ({
      subject: `${network}: the advertiser disputes your ${SALES_EN[of]} ${sale}`,
      preheader: 'An admin decides; until then its payout stays held.',
      before: [
        `The advertiser disputes your ${SALES_EN[of]} ${sale}.`,
        'Its payout stays held until an admin decides. You have 72 hours to answer on its page.',
      ],
      actions: [{ label: `See the ${SALES_EN[of]}`, link }],
      after: [],
      unsubscribe: { label: 'No mails of disputes', link: unsubscribeLink },
    }),
    'dispute-message': ({ of, sale, side, link, unsubscribeLink }, network) => ({
      subject: `${network}: news in the dispute of the ${SALES_EN[of]} ${sale}`,
      preheader: `${SIDES_EN[side]} has written.`,
      before: [
        `${SIDES_EN[side]} has written in the dispute of the ${SALES_EN[of]} ${sale}.`,
        'What was said stands on its page, where you can answer until it is decided.',
      ],
      actions: [{ label: 'Read and answer', link }],
      after: [],
      unsubscribe: { label: 'No mails of disputes', link: unsubscribeLink },
    }),
    'dispute-appealed': ({ of, sale, side, link, unsubscribeLink }, network) => ({
      subject: `${network}: an appeal about the ${SALES_EN[of]} ${sale}`,
      preheader: `${SIDES_EN[side]} asks for a second look at the decision.`,
      before: [
        `${SIDES_EN[side]} has appealed against the decision about the ${SALES_EN[of]} ${sale}.`,
        'An admin looks at it once more, within three days. Until then you can write on its page, and no money moves.',
      ],
      actions: [{ label: 'Read and answer', link }],
      after: [],
      unsubscribe: { label: 'No mails of disputes', link: unsubscribeLink },
    }),
    'appeal-decided': ({ of, sale, isChanged, isRefused, reason, part, link, unsubscribeLink }, network) => ({
      subject: `${network}: the appeal about the ${SALES_EN[of]} ${sale} has been decided`,
      preheader: isChanged ? 'The first decision was changed.' : 'The first decision stays.',
      before: [
        isChanged
          ? `The first decision about the ${SALES_EN[of]} ${sale} was changed${part ? ' in part' : ''}.`
          : `The first decision about the ${SALES_EN[of]} ${sale} stays.`,
        isRefused
          ? 'Its price is the advertiser’s again, and it earns nothing.'
          : 'It is charged and earns its payout.',
        ...(part ? [`Your amount is ${part} now.`] : []),
        ...(reason ? [`The reason: ${reason}`] : []),
        'This decision is final.',
      ],
      actions: [{ label: `See the ${SALES_EN[of]}`, link }],
      after: [],
      unsubscribe: { label: 'No mails of disputes', link: unsubscribeLink },
    }),
    'dispute-decided': ({ of, sale, isRefused, reason, credit, link, unsubscribeLink }, network) => ({
      subject: `${network}: the ${SALES_EN[of]} ${sale} has been ${isRefused ? 'refused' : 'approved'}`,
      preheader: isRefused ? 'Its price goes back to the advertiser.' : 'It is charged and earns its payout.',
      before: [
        isRefused
          ? `The ${SALES_EN[of]} ${sale} has been refused: its price goes back to the advertiser, and it earns nothing.`
          : `The ${SALES_EN[of]} ${sale} has been approved: it is charged and earns its payout.`,
        ...(credit ? [`A part of it was given back: ${credit} of your amount.`] : []),
        ...(reason ? [`The reason: ${reason}`] : []),
      ],
      actions: [{ label: `See the ${SALES_EN[of]}`, link }],
      after: [],
      unsubscribe: { label: 'No mails of disputes', link: unsubscribeLink },
    }),
  },
  es: {
    'dispute-opened': ({ of: kind, sale, link, unsubscribeLink }, network) => ({
      subject: `${network}: el anunciante disputa ${SALES_ES[kind].the} ${sale}`,
      preheader: 'Decide un administrador; hasta entonces su ganancia sigue retenida.',
      before: [
        `El anunciante disputa ${SALES_ES[kind].the} ${sale}.`,
        'Su ganancia sigue retenida hasta que decida un administrador. Tienes 72 horas para responder en su página.',
      ],
      actions: [{ label: SALES_ES[kind].see, link }],
      after: [],
      unsubscribe: { label: 'No recibir correos de disputas', link: unsubscribeLink },
    }),
    'dispute-message': ({ of: kind, sale, side, link, unsubscribeLink }, network) => ({
      subject: `${network}: novedades en la disputa ${of(SALES_ES[kind].the)} ${sale}`,
      preheader: `${SIDES_ES[side]} escribió.`,
      before: [
        `${SIDES_ES[side]} escribió en la disputa ${of(SALES_ES[kind].the)} ${sale}.`,
        'Lo que se dijo está en su página, donde puedes responder hasta que se decida.',
      ],
      actions: [{ label: 'Leer y responder', link }],
      after: [],
      unsubscribe: { label: 'No recibir correos de disputas', link: unsubscribeLink },
    }),
    'dispute-appealed': ({ of: kind, sale, side, link, unsubscribeLink }, network) => ({
      subject: `${network}: una apelación sobre ${SALES_ES[kind].the} ${sale}`,
      preheader: `${SIDES_ES[side]} pide revisar la decisión.`,
      before: [
        `${SIDES_ES[side]} apeló la decisión sobre ${SALES_ES[kind].the} ${sale}.`,
        'Un administrador la revisará una vez más en un plazo de tres días. Hasta entonces puedes escribir en su página y no se mueve dinero.',
      ],
      actions: [{ label: 'Leer y responder', link }],
      after: [],
      unsubscribe: { label: 'No recibir correos de disputas', link: unsubscribeLink },
    }),
    'appeal-decided': ({ of: kind, sale, isChanged, isRefused, reason, part, link, unsubscribeLink }, network) => ({
      subject: `${network}: se decidió la apelación sobre ${SALES_ES[kind].the} ${sale}`,
      preheader: isChanged ? 'La primera decisión cambió.' : 'La primera decisión se mantiene.',
      before: [
        isChanged
          ? `La primera decisión sobre ${SALES_ES[kind].the} ${sale} cambió${part ? ' en parte' : ''}.`
          : `La primera decisión sobre ${SALES_ES[kind].the} ${sale} se mantiene.`,
        isRefused ? 'Su precio vuelve al anunciante y no da ganancia.' : 'Se cobra y da su ganancia.',
        ...(part ? [`Tu monto queda en ${part}.`] : []),
        ...(reason ? [`El motivo: ${reason}`] : []),
        'Esta decisión es definitiva.',
      ],
      actions: [{ label: SALES_ES[kind].see, link }],
      after: [],
      unsubscribe: { label: 'No recibir correos de disputas', link: unsubscribeLink },
    }),
    'dispute-decided': ({ of: kind, sale, isRefused, reason, credit, link, unsubscribeLink }, network) => {
      const { the, see, one } = SALES_ES[kind];
      const The = `${the.charAt(0).toUpperCase()}${the.slice(1)}`;
      return {
        subject: `${network}: ${the} ${sale} fue ${isRefused ? 'rechazad' : 'aprobad'}${one}`,
        preheader: isRefused ? 'Su precio vuelve al anunciante.' : 'Se cobra y da su ganancia.',
        before: [
          isRefused
            ? `${The} ${sale} fue rechazad${one}: su precio vuelve al anunciante y no da ganancia.`
            : `${The} ${sale} fue aprobad${one}: se cobra y da su ganancia.`,
          ...(credit ? [`Se devolvió una parte: ${credit} de tu monto.`] : []),
          ...(reason ? [`El motivo: ${reason}`] : []),
        ],
        actions: [{ label: see, link }],
        after: [],
        unsubscribe: { label: 'No recibir correos de disputas', link: unsubscribeLink },
      };
    },
  },
};
