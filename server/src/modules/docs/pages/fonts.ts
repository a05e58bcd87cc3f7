import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FACES = [
  ['Public Sans', 'public-sans-latin-wght-normal', '100 900'],
  ['Familjen Grotesk', 'familjen-grotesk-latin-wght-normal', '400 700'],
  ['Red Hat Mono', 'red-hat-mono-latin-wght-normal', '300 700'],
] as const;

/** The web's build has hashes in the names of its files; without a build the system's fonts do. */
export function fontFacesOf(filesDir: string | undefined): string {
  const assets = filesDir ? join(filesDir, 'assets') : '';
  const files = assets && existsSync(assets) ? readdirSync(assets) : [];
  return FACES.flatMap(([family, name, weights]) => {
    const file = files.find((each) => each.startsWith(`${name}-`) && each.endsWith('.woff2'));
    if (!file) return [];
    return `@font-face{font-family:"${family}";font-display:swap;font-weight:${weights};src:url("/assets/${file}") format("woff2")}`;
  }).join('');
}
