import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** A request as it came over the wire: the signature is over these very bytes. */
export type TelnyxSigned = {
  signature: string | undefined;
  /** Seconds since 1970, in the carrier's own clock. */
  timestamp: string | undefined;
  body: Buffer;
};

/** What was heard once is not believed again later. */
const TOLERANCE_SECONDS = 300;
/** 64 bytes in base64, and nothing behind them. */
const SIGNATURE = /^[A-Za-z0-9+/]{86}==$/;

export function isSignedByTelnyx(publicKey: KeyObject, signed: TelnyxSigned, now: Date): boolean {
  const { signature, timestamp, body } = signed;
  if (!signature || !timestamp || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  if (!SIGNATURE.test(signature)) return false;
  return verify(null, signedBytes(timestamp, body), publicKey, Buffer.from(signature, 'base64'));
}

const signedBytes = (timestamp: string, body: Buffer) => Buffer.concat([Buffer.from(`${timestamp}|`), body]);

/** From the base64 that Telnyx shows in its portal. */
export const telnyxPublicKey = (written: string): KeyObject =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(written, 'base64').toString('base64url') },
    format: 'jwk',
  });

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** For whoever plays a carrier. */
export const telnyxPrivateKey = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });

export function writtenPublicKey(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

export function telnyxHeaders(privateKey: KeyObject, body: Buffer, at: Date): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = sign(null, signedBytes(timestamp, body), privateKey).toString('base64');
  return { 'telnyx-signature-ed25519': signature, 'telnyx-timestamp': timestamp };
}
