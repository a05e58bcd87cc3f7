import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Catalogue, MessageTree } from './define-messages.ts';
import { messagesIn } from './define-messages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CATALOGUE_FILE = /(?:^|[/-])messages\.ts$/;
const namesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
const filesIn = (folder: string) =>
  namesIn(folder)
    .filter((file) => !CATALOGUE_FILE.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));

const screens = filesIn('web/src');
/** Codes that become keys, such as the rules of a password, stand below the web. */
const codes = [...filesIn('domain/src'), ...filesIn('contract/src')];

type Named = { name: string; catalogue: Catalogue<MessageTree> };

const modules = import.meta.glob<Record<string, unknown>>('../**/{*-,}messages.ts', { eager: true });
const catalogues: Named[] = Object.values(modules).flatMap((module) =>
  Object.entries(module)
    .filter(([, value]) => isCatalogue(value))
    .map(([name, value]) => ({ name, catalogue: value as Catalogue<MessageTree> })),
);

function isCatalogue(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'pinned' in value;
}

function keysOf(tree: MessageTree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}

/** A key is used where its catalogue is: written out, built from parts (`codes.${code}`), or a code handed on as it is. */
function isUsed(key: string, users: readonly string[]): boolean {
  if (users.some((source) => source.includes(`'${key}'`) || templatesIn(source).some((built) => built.test(key))))
    return true;
  const handsOnCodes = users.some((source) => /\bt\([a-z]/i.test(source));
  return handsOnCodes && codes.some((source) => source.includes(`'${key}'`));
}

function templatesIn(source: string): RegExp[] {
  const templates = source.match(/`[\w.]*\$\{[^`\n]*`/g) ?? [];
  return templates.map((text) => {
    const fixed = text.slice(1, -1).split(/\$\{[^}]*\}/);
    return new RegExp(`^${fixed.map((part) => part.replace(/[^\w]/g, '\\$&')).join('[\\w.]+')}$`);
  });
}

describe.each(catalogues)('$name', ({ name, catalogue }) => {
  test('has the same keys in both languages', () => {
    expect(keysOf(catalogue.es).sort()).toEqual(keysOf(catalogue.en).sort());
  });

  test('asks for the same values in both languages', () => {
    const placeholders = (tree: MessageTree) =>
      keysOf(tree).map((key) => [key, [...new Set(textAt(tree, key).match(/\{\w+(?=\s*[,}])/g) ?? [])].sort()]);
    expect(placeholders(catalogue.es)).toEqual(placeholders(catalogue.en));
  });

  test('has no text that nobody shows', () => {
    const users = screens.filter((source) => new RegExp(`\\b${name}\\b`).test(source));
    expect(users.length, `${name} is imported`).toBeGreaterThan(0);
    expect(keysOf(catalogue.en).filter((key) => !isUsed(key, users))).toEqual([]);
  });

  test('pins only texts it has', () => {
    const { keys } = catalogue.pinned;
    const all = keysOf(catalogue.en);
    const unknown =
      keys === 'all' ? [] : keys.filter((key) => !all.some((each) => each === key || each.startsWith(`${key}.`)));
    expect(unknown).toEqual([]);
  });
});

test('every catalogue is one of those tested here', () => {
  const defined = namesIn('web/src')
    .map((file) => readFileSync(join(ROOT, 'web/src', file), 'utf8'))
    .flatMap((source) => source.match(/^export const \w+ = defineMessages\(/gm) ?? []);
  expect(catalogues.length).toBeGreaterThan(60);
  expect(catalogues.length).toBe(defined.length);
});

function textAt(tree: MessageTree, key: string): string {
  return key.split('.').reduce<string | MessageTree>((node, part) => (node as MessageTree)[part] ?? '', tree) as string;
}

test('until a person chooses, a surface shows its own language but for the pinned texts', () => {
  const catalogue: Catalogue<{ a: string; b: { c: string; d: string } }> = {
    en: { a: 'A', b: { c: 'C', d: 'D' } },
    es: { a: 'á', b: { c: 'ć', d: 'ď' } },
    pinned: { language: 'en', keys: ['b.c'] },
  };
  expect(messagesIn(catalogue, 'es', null)).toEqual({ a: 'á', b: { c: 'C', d: 'ď' } });
  expect(messagesIn(catalogue, 'en', null)).toEqual(catalogue.en);
  expect(messagesIn(catalogue, 'es', 'es')).toEqual(catalogue.es);
  expect(messagesIn(catalogue, 'es', 'en')).toEqual(catalogue.en);
});

test('the title of every page ends with the name of the house, set off alike', () => {
  const titles = catalogues.flatMap(({ catalogue }) =>
    (['en', 'es'] as const).flatMap((language) =>
      keysOf(catalogue[language])
        .filter((key) => /pageTitle$/i.test(key))
        .map((key) => textAt(catalogue[language], key)),
    ),
  );
  expect(titles.length).toBeGreaterThan(40);
  expect(titles.filter((title) => !/[^|·] · Callstead$/.test(title))).toEqual([]);
});
