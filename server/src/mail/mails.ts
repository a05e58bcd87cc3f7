import { assert } from '@callstead/domain/assert';
import type { Language } from '@callstead/domain/identity/account';
import { type BrandLook, PRODUCT_LOOK } from '@callstead/domain/site/brand-look';
import { inTheNameOf } from '@callstead/domain/site/network-name';
import { layOutHtml, layOutText } from './mail-layout.ts';
import { FRAME_TEXTS, type MailName, type MailText, type MailTexts, type MailValues } from './mail-texts.ts';
import type { Mail } from './mailer.ts';

/** A document that goes along, written when the mail is sent. */
export type DocumentReference =
  | { document: 'invoice'; id: string }
  /** What is one account's in a set of corrections. */
  | { document: 'correction'; id: string; accountId: string; language: Language };

type MailOrderOf<Name extends MailName> = {
  [Each in Name]: {
    mail: Each;
    to: string;
    language: Language;
    values: MailValues[Each];
    attachment?: DocumentReference;
    /** Where its reader chooses how such mails come; none for those that always do. */
    choicesLink?: string;
  };
}[Name];

/** Which mail, to whom, in which language: all that the queue has to keep. */
export type MailOrder = MailOrderOf<MailName>;

const ONE_ADDRESS = /^[^\s,;:<>()"]+@[^\s,;:<>()"@]+$/;
const NAME_LIMIT = 80;

/** What every mail says of the network it comes from. */
export type MailSender = { supportEmail: string; look?: BrandLook };

/** A mail without what only its sending adds. */
type Letter = Omit<Mail, 'id' | 'attachments'>;

export function composeMail(order: MailOrder, sender: MailSender, texts: MailTexts): Letter {
  assert(ONE_ADDRESS.test(order.to), 'a mail goes to exactly one plain address');
  const { supportEmail, look = PRODUCT_LOOK } = sender;
  const text = textOf(order, texts, look.name);
  const frame = FRAME_TEXTS[order.language];
  const letter = {
    ...text,
    language: order.language,
    look,
    subject: onOneLine(text.subject),
    greeting: frame.greeting(presentableName(order.values.name)),
    linkHint: frame.linkHint,
    choices: order.choicesLink ? { label: frame.choices, link: order.choicesLink } : undefined,
    footer: `${inTheNameOf(look.name, frame.footer)} ${frame.support(supportEmail)}`,
  };
  return {
    to: order.to,
    replyTo: supportEmail,
    subject: letter.subject,
    html: layOutHtml(letter),
    text: layOutText(letter),
    unsubscribeLink: text.unsubscribe?.link,
  };
}

export function textOf<Name extends MailName>(order: MailOrderOf<Name>, texts: MailTexts, network: string): MailText {
  return texts[order.language][order.mail](order.values, network);
}

/** Anybody can register a stranger's address: a "name" with a link in it would make us carry their advertising. */
function presentableName(name: string): string {
  const line = onOneLine(name);
  const looksLikeLink = /:\/\/|www\.|[\p{L}\d]\.\p{L}{2,}/iu.test(line);
  return looksLikeLink ? '' : [...line].slice(0, NAME_LIMIT).join('');
}

export function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ').trim();
}
