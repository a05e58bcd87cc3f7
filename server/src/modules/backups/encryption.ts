import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scrypt } from 'node:crypto';
import { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { sameText } from '../../secrets/same-text.ts';

/**
 * Files of a backup under a passphrase: AES-256-GCM in pieces, each with its number and whether it is the last, so that none can
 * be changed, dropped, moved or put into another file. The key of a file follows from the backup's own, which no other has.
 */
export const CIPHER = 'aes-256-gcm';
const PIECE_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
/** 128 MiB of memory for each guess, a second or less for who knows it. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const SALT_BYTES = 16;

export type BackupKey = { salt: string; master: Buffer };

const stretch = promisify(scrypt) as (text: string, salt: Buffer, bytes: number, cost: object) => Promise<Buffer>;

export function newSalt(): string {
  return randomBytes(SALT_BYTES).toString('hex');
}

export async function openKey(passphrase: string, salt: string): Promise<BackupKey> {
  return { salt, master: await stretch(passphrase.normalize('NFC'), Buffer.from(salt, 'hex'), 32, COST) };
}

/** Tells a wrong passphrase from a changed backup, and says nothing about the key. */
export function markOf({ master }: BackupKey): string {
  return createHmac('sha256', subkey(master, 'mark')).update('which key').digest('hex').slice(0, 16);
}

export function signatureOf({ master }: BackupKey, text: string): string {
  return createHmac('sha256', subkey(master, 'manifest')).update(text).digest('hex');
}

export function isSigned(key: BackupKey, text: string, signature: string): boolean {
  return sameText(signatureOf(key, text), signature);
}

export function encrypting({ master }: BackupKey, file: string): Transform {
  const key = subkey(master, `file ${file}`);
  return inPieces(PIECE_BYTES, (piece, nonce) => {
    const cipher = createCipheriv(CIPHER, key, nonce);
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  });
}

export function decrypting({ master }: BackupKey, file: string): Transform {
  const key = subkey(master, `file ${file}`);
  return inPieces(PIECE_BYTES + TAG_BYTES, (piece, nonce) => {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    const end = Math.max(0, piece.length - TAG_BYTES);
    decipher.setAuthTag(piece.subarray(end));
    return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()]);
  });
}

/** Holds a piece back until it is known whether another follows: the last one is marked, so that an end cannot be cut off. */
function inPieces(size: number, work: (piece: Buffer, nonce: Buffer) => Buffer): Transform {
  let waiting: Buffer = Buffer.alloc(0);
  let number = 0;
  const take = (piece: Buffer, isLast: boolean) => work(piece, nonceOf(number++, isLast));
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
        for (; waiting.length > size; waiting = waiting.subarray(size))
          this.push(take(waiting.subarray(0, size), false));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        done(null, take(waiting, true));
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, NONCE_BYTES - 7, 6);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

function subkey(master: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, '', `callstead backup v1 ${purpose}`, 32));
}
