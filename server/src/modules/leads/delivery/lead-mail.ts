import { paths } from '@callstead/contract/paths';
import type { Language } from '@callstead/domain/identity/account';
import { type Question, wordAnswer } from '@callstead/domain/leads/answer-words';
import type { DeliveredLead } from '@callstead/domain/leads/delivery/delivered-lead';
import { type BrandLook, PRODUCT_LOOK } from '@callstead/domain/site/brand-look';
import { inTheNameOf } from '@callstead/domain/site/network-name';
import { layOutHtml, layOutText } from '../../../mail/mail-layout.ts';
import { FRAME_TEXTS } from '../../../mail/mail-texts.ts';
import type { Mail } from '../../../mail/mailer.ts';

const TEXTS = {
  en: {
    subject: (offer: string) => `New lead for ${offer}`,
    sample: 'SAMPLE: ',
    isTest: 'This is a test: nobody asked for anything.',
    preheader: 'Somebody asked to be contacted.',
    names: {
      ...{ name: 'Name', phone: 'Phone', email: 'Email', zip: 'ZIP code', state: 'State', consent: 'Agreed to' },
      ...{ arrivedAt: 'Arrived', id: 'Lead' },
    },
    yesNo: { yes: 'Yes', no: 'No' },
    open: 'See the deliveries of this campaign',
  },
  es: {
    subject: (offer: string) => `Nuevo lead para ${offer}`,
    sample: 'MUESTRA: ',
    isTest: 'Es una prueba: nadie ha pedido nada.',
    preheader: 'Alguien pidió que le contacten.',
    names: {
      ...{ name: 'Nombre', phone: 'Teléfono', email: 'Correo', zip: 'Código postal', state: 'Estado' },
      ...{ consent: 'Aceptó', arrivedAt: 'Llegó', id: 'Lead' },
    },
    yesNo: { yes: 'Sí', no: 'No' },
    open: 'Ver las entregas de esta campaña',
  },
} as const;

type Written = {
  lead: DeliveredLead;
  campaignId: string;
  title: string;
  questions: readonly Question[];
  language: Language;
};
type Sender = { publicUrl: string; supportEmail: string; look?: BrandLook };

/** A lead as a letter, but for whom it goes to and by which id. Put together when it is sent: no queue holds it. */
export function leadMail(
  { lead, campaignId, title, questions, language }: Written,
  { publicUrl, supportEmail, look = PRODUCT_LOOK }: Sender,
) {
  const words = TEXTS[language];
  const frame = FRAME_TEXTS[language];
  const letter = {
    ...{ language, look, greeting: frame.greeting(''), linkHint: frame.linkHint, preheader: words.preheader },
    footer: `${inTheNameOf(look.name, frame.footer)} ${frame.support(supportEmail)}`,
    subject: `${lead.test ? words.sample : ''}${words.subject(title)}`.replace(/[\p{Cc}\s]+/gu, ' '),
    before: [...(lead.test ? [words.isTest] : []), linesOf(lead, questions, words).join('\n')],
    actions: [{ label: words.open, link: new URL(paths.advertiser.leadDelivery(campaignId), publicUrl).href }],
    after: [],
  };
  return {
    ...{ replyTo: supportEmail, subject: letter.subject, attachments: [] },
    ...{ html: layOutHtml(letter), text: layOutText(letter) },
  } satisfies Omit<Mail, 'id' | 'to'>;
}

type Words = {
  names: Record<'name' | 'phone' | 'email' | 'zip' | 'state' | 'consent' | 'arrivedAt' | 'id', string>;
  yesNo: { yes: string; no: string };
};

function linesOf(lead: DeliveredLead, questions: readonly Question[], { names, yesNo }: Words): string[] {
  const { firstName, lastName, phone, email, zip, state, fields, consent, arrivedAt, id } = lead;
  const known: [string, unknown][] = [
    [names.name, [firstName, lastName].filter(Boolean).join(' ')],
    ...([
      [names.phone, phone],
      [names.email, email],
      [names.zip, zip],
      [names.state, state],
    ] as const),
    ...Object.entries(fields).map(([name, answer]) => {
      const question = questions.find((each) => each.name === name);
      return [question?.label ?? name, wordAnswer(question, answer, yesNo)] as const;
    }),
    ...([
      [names.consent, consent?.text],
      [names.arrivedAt, arrivedAt],
      [names.id, id],
    ] as const),
  ].map(([name, value]) => [name ?? '', value]);
  return known
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${String(value).replace(/\s+/g, ' ')}`);
}
