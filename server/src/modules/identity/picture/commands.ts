import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { DomainError } from '@callstead/domain/errors';
import { PICTURE_PIXELS } from '@callstead/domain/identity/picture';
import type { Actor } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { readPng, writePng } from '../../../images/png.ts';
import type { Storage } from '../../../storage/port.ts';
import { aboutAccount } from '../about-account.ts';
import type { AuthServices } from '../auth.ts';
import { accountOfPage } from '../profile/reads.ts';
import type { AccountRow } from '../queries.ts';
import { updatePicture } from './queries.ts';

const SIZE = { width: PICTURE_PIXELS, height: PICTURE_PIXELS };
const keyOf = (name: string) => `pictures/${name}.png`;

/** Nothing that somebody sent is kept: what is stored is drawn anew from the pixels of it. */
export async function changePicture(services: AuthServices, actor: Actor, image: Buffer): Promise<AccountRow> {
  const { db, limits, storage } = services;
  const { user_id } = await accountOfPage(db, actor, { action: 'picture.change' });
  await limits.spend('picture.account', user_id);
  const pixels = readPng(image, SIZE);
  if (!pixels) throw new DomainError('validation_failed', { fields: { image: 'invalid' } });
  const name = randomBytes(16).toString('hex');
  await storage.put(keyOf(name), Readable.from([writePng(pixels)]), 'image/png');
  try {
    return await replacePicture(services, actor, name);
  } catch (error) {
    await storage.delete(keyOf(name));
    throw error;
  }
}

export function removePicture(services: AuthServices, actor: Actor): Promise<AccountRow> {
  return replacePicture(services, actor, null);
}

/** The file before it goes last: until then somebody may be looking at it. */
async function replacePicture(services: AuthServices, actor: Actor, name: string | null): Promise<AccountRow> {
  const { before, saved } = await inTransaction(services, async (tx) => {
    const account = await accountOfPage(tx.db, actor, { action: 'picture.change', lock: true });
    if (account.picture === name) return { before: null, saved: account };
    const saved = await updatePicture(tx.db, account, name);
    await emit(tx, actor, {
      type: 'picture.change',
      ...aboutAccount(account),
      before: { picture: account.picture !== null },
      after: { picture: name !== null },
    });
    return { before: account.picture, saved };
  });
  if (before) await forget(services, keyOf(before));
  return saved;
}

/** The change stands whatever becomes of the old file, which nobody can name any more. */
async function forget({ storage, log }: AuthServices, key: string): Promise<void> {
  try {
    await storage.delete(key);
  } catch (error) {
    log.error({ err: error, key }, 'a picture that was replaced stays in the storage');
  }
}

/** 404 for one that was replaced. */
export async function openPicture(storage: Storage, name: string): Promise<{ bytes: number; image: Readable }> {
  const found = await storage.stat(keyOf(name));
  const image = found && (await storage.get(keyOf(name)));
  if (!image) throw new DomainError('not_found');
  return { bytes: found.bytes, image };
}
