import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import metadata from 'libphonenumber-js/metadata.max.json';
import { runTool } from './running-network.ts';

const FILE = join(import.meta.dirname, '../../../domain/src/numbers/phone-formats.generated.ts');
const HEAD = `// Written by \`npm run phone-formats\` from libphonenumber's metadata; do not edit.

/** By calling code: how the digits of a number stand in groups, by what it begins with. The first that fits counts. */
export const PHONE_FORMATS: Readonly<Record<string, string>> = {
`;

/** One format of a country's plan: its pattern, how it is written at home, what numbers begin with, and how it is written abroad. */
type Format = [
  pattern: string,
  national: string,
  begins?: string[],
  prefix?: unknown,
  optional?: unknown,
  abroad?: string,
];
type Plan = { 4?: Format[] | 0 };

const GROUP = /\(\\d(?:\{([\d,]+)\})?\)/g;
const BETWEEN = /[\s().-]+/;

/** Writes what screens need to know of the world's numbering plans, and nothing else of them: `npm run phone-formats`. */
await runTool(async () => {
  const {
    country_calling_codes: codes,
    countries,
    nonGeographic,
  } = metadata as unknown as {
    country_calling_codes: Record<string, string[]>;
    countries: Record<string, Plan>;
    nonGeographic: Record<string, Plan>;
  };
  const plans = { ...nonGeographic };
  for (const [code, [main = '']] of Object.entries(codes)) plans[code] = countries[main] ?? {};
  const lines = Object.entries(plans)
    .filter(([code]) => code !== '1') // has a form of its own
    .map(([code, plan]) => `  ${code}: String.raw\`${(plan[4] || []).flatMap(rulesOf).join(' ')}\`,\n`);
  await writeFile(FILE, `${HEAD}${lines.join('')}};\n`);
  return 0;
});

function rulesOf([pattern, national, begins, , , abroad]: Format): string[] {
  if (abroad === 'NA') return []; // cannot be called from abroad
  const groups = [...pattern.matchAll(GROUP)].map(([, length = '1']) => length.replace(',', '-'));
  const inOrder = groups.map((_, index) => `$${index + 1}`).join(' ');
  const shown = (abroad ?? national).split(BETWEEN).filter(Boolean).join(' ');
  if (pattern.replaceAll(GROUP, '') !== '' || shown !== inOrder) throw new Error(`A format of a new kind: ${pattern}`);
  return [`${groups.join('.')}=${begins?.at(-1) ?? ''}`];
}
