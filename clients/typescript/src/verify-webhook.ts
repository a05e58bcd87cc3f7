import type { webhooks } from './generated/schema.ts';

type Sent = webhooks[keyof webhooks];
/** Whatever the network sends; `type` tells which. */
export type WebhookEvent = Sent extends { post: { requestBody: { content: { 'application/json': infer Event } } } }
  ? Event
  : never;

type HeaderSource = Headers | Readonly<Record<string, string | string[] | undefined>>;
type Options = { toleranceSeconds?: number; now?: Date };

const PREFIX = 'whsec_';
const FIVE_MINUTES = 300;

/**
 * The event, if one of the secrets signed exactly this body and not long ago; otherwise undefined. `body` is the text as it
 * arrived: parsed and written again it is another.
 */
export async function verifyWebhook(
  body: string,
  headers: HeaderSource,
  secrets: string | readonly string[],
  { toleranceSeconds = FIVE_MINUTES, now = new Date() }: Options = {},
): Promise<WebhookEvent | undefined> {
  const [id, sent, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    read(headers, name),
  );
  if (!id || !sent || !signatures) return undefined;
  const isRecent = Math.abs(now.getTime() / 1000 - Number(sent)) <= toleranceSeconds;
  if (!isRecent) return undefined;
  const given = signatures.split(' ').filter((each) => each.startsWith('v1,'));
  for (const secret of [secrets].flat())
    for (const signature of given)
      if (await isSigned(`${id}.${sent}.${body}`, signature.slice(3), secret)) return JSON.parse(body) as WebhookEvent;
  return undefined;
}

function read(headers: HeaderSource, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

async function isSigned(content: string, signature: string, secret: string): Promise<boolean> {
  const [raw, given] = [bytesOf(secret.slice(PREFIX.length)), bytesOf(signature)];
  if (!secret.startsWith(PREFIX) || !raw || !given) return false;
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, given, new TextEncoder().encode(content));
}

/** Undefined where it is not base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
