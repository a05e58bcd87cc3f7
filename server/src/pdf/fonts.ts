import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the code that reads it, in the sources and in the build. */
const FOLDER = join(import.meta.dirname, 'fonts');

export type Weight = 'regular' | 'strong' | 'display';

/** In the order in which they are asked for a character: ours first, then one with Greek and Cyrillic. */
export const FONTS: Record<Weight, readonly string[]> = {
  regular: ['public-sans-regular', 'noto-sans-regular'],
  strong: ['public-sans-semibold', 'noto-sans-bold'],
  display: ['familjen-grotesk-bold', 'public-sans-semibold', 'noto-sans-bold'],
};

const read = new Map<string, Buffer>();

/** A file of fonts, read once. */
export function fontFile(name: string): Buffer {
  const known = read.get(name);
  if (known) return known;
  const file = readFileSync(join(FOLDER, `${name}.ttf`));
  read.set(name, file);
  return file;
}
