import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@callstead/domain/identity/account';

/** All are the same size, so that a page does not move when they come. */
export const PICTURE_SIZE = { width: 1120, height: 700 };

const FOLDER = join(import.meta.dirname, 'help-pictures');

/** Taken by a story, `npm run pictures`; some hundred kilobytes in all, read once. */
export const PICTURES: ReadonlyMap<string, Buffer> = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => [file, readFileSync(join(FOLDER, file))]),
);

export const pictureFile = (name: string, language: Language): string => `${language}-${name}.webp`;

/** The address changes with the picture. */
export function pictureAddress(name: string, language: Language): string {
  const file = pictureFile(name, language);
  const content = PICTURES.get(file);
  const version = content ? `?v=${createHash('sha256').update(content).digest('hex').slice(0, 12)}` : '';
  return `/help/pictures/${file}${version}`;
}
