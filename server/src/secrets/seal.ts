import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Seals small texts for the database with AES-256-GCM. `purpose` gives every kind of secret a key of its own; `owner`
 * is bound in, so that a value copied to another row opens for nobody.
 *
 * A sealed text is `v1.<key>.<nonce>.<tag><ciphertext>`: the key's name tells a lost secret from a forged value.
 */
export type SealContext = { secret: string; purpose: string; owner: string };

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function seal(text: string, context: SealContext): string {
  const { key, name } = keyOf(context);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(context));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const box = Buffer.concat([cipher.getAuthTag(), ciphertext]);
  return [VERSION, name, nonce.toString('base64url'), box.toString('base64url')].join('.');
}

/** Throws when the network's secret is another one than it was, or when the value was tampered with or moved. */
export function unseal(sealed: string, context: SealContext): string {
  const { key, name } = keyOf(context);
  const [version, keyName, nonce = '', box = ''] = sealed.split('.');
  if (version !== VERSION || keyName !== name) {
    throw new Error(`sealed with ${version}.${keyName}, but this network holds ${VERSION}.${name}`);
  }
  const bytes = Buffer.from(box, 'base64url');
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), options)
    .setAAD(boundTo(context))
    .setAuthTag(bytes.subarray(0, TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(TAG_BYTES)), decipher.final()]).toString('utf8');
}

const boundTo = ({ purpose, owner }: SealContext) => Buffer.from(`${purpose}\0${owner}`);

/** The name is a fingerprint of the derived key: it says which key, and nothing about it. */
function keyOf({ secret, purpose }: SealContext): { key: Buffer; name: string } {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `callstead ${VERSION} ${purpose}`, 32));
  return { key, name: createHash('sha256').update(key).digest('hex').slice(0, 8) };
}
