import { createHmac, hkdfSync } from 'node:crypto';
import { sameText } from '../../../secrets/same-text.ts';

const LETTERS = { report: 'r', alert: 'a', dispute: 'd' } as const;
type Ended = keyof typeof LETTERS;

/** What a link ends: the mails of a schedule to somebody, those of an alert, or a person's of disputes. */
export type Subscription = { of: Ended; id: string };

const SIGNATURE_BYTES = 18;

/** Names a row and nobody: it ends mails, and tells whoever holds it nothing. */
export function signSubscription(secret: string, { of, id }: Subscription): string {
  const named = `${LETTERS[of]}${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}`;
  return `${named}.${signatureOf(secret, named)}`;
}

/** Undefined unless it is ours. */
export function readSubscription(secret: string, token: string): Subscription | undefined {
  const [named = '', signature = ''] = token.split('.');
  if (!sameText(signature, signatureOf(secret, named))) return undefined;
  const id = Buffer.from(named.slice(1), 'base64url').toString('hex');
  const dashed = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const of = (Object.keys(LETTERS) as Ended[]).find((each) => named.startsWith(LETTERS[each]));
  return of && { of, id: dashed };
}

function signatureOf(secret: string, named: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'callstead v1 unsubscribe', 32));
  return createHmac('sha256', key).update(named).digest().subarray(0, SIGNATURE_BYTES).toString('base64url');
}
