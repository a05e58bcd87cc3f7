import { getExpectedTwilioSignature, validateRequest } from 'twilio/lib/webhooks/webhooks.js';

export type Parameters = Record<string, string>;

/** The full public address followed by the sorted parameters, signed with the token of one of our carrier accounts. */
export function isSigned(
  tokens: readonly string[],
  request: { signature: string | undefined; url: string; parameters: Parameters },
): boolean {
  const { signature, url, parameters } = request;
  return signature !== undefined && tokens.some((token) => validateRequest(token, signature, url, parameters));
}

/** For whoever plays a carrier. */
export function signatureFor(token: string, url: string, parameters: Parameters): string {
  return getExpectedTwilioSignature(token, url, parameters);
}
