import type { Brand } from '@callstead/contract/brand';
import { PRODUCT_NAME } from '@callstead/domain/site/network-name';

type Sender = Pick<Brand, 'name' | 'senderName' | 'senderEmail'>;

/** Who mails are from: what the network says of itself, else what the environment says. */
export function mailFromOf({ name, senderName, senderEmail }: Sender, mailFrom: string): string {
  const called = senderName || (name === PRODUCT_NAME ? '' : name);
  if (!called && !senderEmail) return mailFrom;
  const [, usualName = '', usualAddress = mailFrom] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>/.exec(mailFrom) ?? [];
  const shown = called || usualName;
  const address = senderEmail || usualAddress.trim();
  return shown ? `"${shown}" <${address}>` : address;
}
