import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { LONGEST_LOGO_SIDE, MOST_LOGO_BYTES } from '@callstead/domain/site/logo';
import { redrawPng } from '../../images/redraw-png.ts';
import type { Services } from '../../services.ts';
import type { Storage } from '../../storage/port.ts';

type LogoServices = Pick<Services, 'limits' | 'storage'>;

const keyOf = (name: string) => `logos/${name}.png`;

/** Drawn anew from its pixels. Older versions of the settings name older files, so none is ever deleted. */
export async function storeLogo({ limits, storage }: LogoServices, actor: Actor, sent: Buffer): Promise<string> {
  authorize(actor, 'settings.change');
  await limits.spend('logo.account', actor.accountId);
  const image = await redrawPng(sent, LONGEST_LOGO_SIDE);
  if (!image) throw new DomainError('validation_failed', { fields: { image: 'invalid' } });
  if (image.file.length > MOST_LOGO_BYTES * 2)
    throw new DomainError('validation_failed', { fields: { image: 'too_large' } });
  const name = randomBytes(16).toString('hex');
  await storage.put(keyOf(name), Readable.from([image.file]), 'image/png');
  return name;
}

export async function openLogo(storage: Storage, name: string): Promise<{ bytes: number; image: Readable }> {
  const found = await storage.stat(keyOf(name));
  const image = found && (await storage.get(keyOf(name)));
  if (!image) throw new DomainError('not_found');
  return { bytes: found.bytes, image };
}

/** What is saved can be shown. */
export async function assertLogoStored(storage: Storage, name: string): Promise<void> {
  if (name !== '' && !(await storage.stat(keyOf(name))))
    throw new DomainError('validation_failed', { fields: { 'values.logo': 'invalid' } });
}
