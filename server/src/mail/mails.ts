import { assert } from '@callstead/domain/assert';
import type { Language } from '@callstead/domain/identity/account';
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
  };
}[Name];

/** Which mail, to whom, in which language: all that the queue has to keep. */
export type MailOrder = MailOrderOf<MailName>;

const ONE_ADDRESS = /^[^\s,;:<>()"]+@[^\s,;:<>()"@]+$/;
const NAME_LIMIT = 80;

/** What every mail says of the network it comes from. */
export type MailSender = { supportEmail: string };

/** A mail without what only its sending adds. */
type Letter = Omit<Mail, 'id' | 'attachments'>;

export function composeMail(order: MailOrder, { supportEmail }: MailSender, texts: MailTexts): Letter {
  assert(ONE_ADDRESS.test(order.to), 'a mail goes to exactly one plain address');
  const text = textOf(order, texts);
  const frame = FRAME_TEXTS[order.language];
  const letter = {
    ...text,
    language: order.language,
    subject: onOneLine(text.subject),
    greeting: frame.greeting(presentableName(order.values.name)),
    linkHint: frame.linkHint,
    footer: `${frame.footer} ${frame.support(supportEmail)}`,
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

function textOf<Name extends MailName>(order: MailOrderOf<Name>, texts: MailTexts): MailText {
  return texts[order.language][order.mail](order.values);
}

/** Anybody can register a stranger's address: a "name" with a link in it would make us carry their advertising. */
function presentableName(name: string): string {
  const line = onOneLine(name);
  const looksLikeLink = /:\/\/|www\.|[\p{L}\d]\.\p{L}{2,}/iu.test(line);
  return looksLikeLink ? '' : [...line].slice(0, NAME_LIMIT).join('');
}

function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ').trim();
}
