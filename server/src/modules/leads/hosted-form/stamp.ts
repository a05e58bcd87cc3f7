import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Language } from '@callstead/domain/identity/account';
import * as z from 'zod';

/** What a form says of itself when it comes back: nobody but us can have written it. */
export type Stamp = {
  /** When its first page was shown. */
  shownAt: Date;
  /** One for each time it is opened: sent twice, it is one lead. */
  nonce: string;
  /** Of the sentence that stood there. */
  consentVersion: number;
  language: Language;
  /** SHA-256 of the form as it was shown, in hex. */
  formHash: string;
};

const Written = z.object({
  at: z.int().nonnegative(),
  n: z.string().max(40),
  c: z.int(),
  l: z.enum(['es', 'en']),
  h: z.string().regex(/^[0-9a-f]{64}$/),
});

export const newNonce = () => randomBytes(12).toString('base64url');

/** Good for one link alone: `about` is its offer and affiliate. */
export function signStamp(secret: string, about: string, stamp: Stamp): string {
  const { shownAt, nonce, consentVersion, language, formHash } = stamp;
  const said: z.infer<typeof Written> = {
    at: shownAt.getTime(),
    n: nonce,
    c: consentVersion,
    l: language,
    h: formHash,
  };
  const text = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${text}.${signatureOf(secret, about, text).toString('base64url')}`;
}

/** Undefined unless it is ours. */
export function readStamp(secret: string, about: string, written: string): Stamp | undefined {
  const [text = '', signature = ''] = written.split('.');
  const [shown, right] = [Buffer.from(signature, 'base64url'), signatureOf(secret, about, text)];
  if (shown.length !== right.length || !timingSafeEqual(shown, right)) return undefined;
  const { at, n, c, l, h } = Written.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return { shownAt: new Date(at), nonce: n, consentVersion: c, language: l, formHash: h };
}

function signatureOf(secret: string, about: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'callstead v1 lead form', 32));
  return createHmac('sha256', key).update(`${about}\n${text}`).digest();
}
