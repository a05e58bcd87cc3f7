import { lookOf } from '@callstead/domain/site/brand-look';
import type { MailTexts } from '../../mail/mail-texts.ts';
import { type MailOrder, onOneLine, textOf } from '../../mail/mails.ts';
import type { Tx } from '../../services.ts';

/**
 * What a mail that waits will say in the digest: its subject and where it leads. Written now, in the language its names are in; the
 * rest of what it says is not kept.
 */
export function digestLine(
  { settings }: Pick<Tx, 'settings'>,
  order: MailOrder,
  texts: MailTexts,
): { subject: string; link: string | null } {
  const network = lookOf(settings.of('brand')).name;
  const { subject, actions } = textOf(order, texts, network);
  return { subject: withoutSender(onOneLine(subject), network), link: actions[0]?.link ?? null };
}

/** Every line of a digest comes from the same network: 'Callstead: your payout …' is 'Your payout …' there. */
function withoutSender(subject: string, network: string): string {
  const prefix = `${network}: `;
  if (!subject.startsWith(prefix)) return subject;
  const [first = '', ...rest] = subject.slice(prefix.length);
  return first.toUpperCase() + rest.join('');
}
