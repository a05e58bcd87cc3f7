import { expect, test } from 'vitest';
import * as z from 'zod';
import { API } from './api.ts';
import { RegisterAdvertiserRequest } from './identity/identity.ts';
import { text } from './text.ts';

const UNSTORABLE = ['\u0000', 'a\u0000b', '\ud800', 'a\udc00b', '\udc00\ud800'];

test('a text holds every character, and none that PostgreSQL or JSON cannot keep', () => {
  for (const written of ['', 'ñandú 🐦', '\u{10ffff}', ' \t\n', '\u202e\u200b']) {
    expect(text().parse(written)).toBe(written);
  }
  for (const written of UNSTORABLE) expect(text().safeParse(written).success).toBe(false);
});

type Definition = z.core.$ZodTypeDef & {
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  items?: z.core.$ZodType[];
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
};

/** Every place of a request where a text may stand, as it is read first. */
function stringsIn(schema: z.core.$ZodType, path: string): { path: string; schema: z.core.$ZodType }[] {
  const def = schema._zod.def as Definition;
  if (def.type === 'string') return [{ path, schema }];
  const named = Object.entries(def.shape ?? {}).map(([name, part]) => [`${path}.${name}`, part] as const);
  const inner = [def.element, def.innerType, def.in, def.keyType, def.valueType].filter((part) => part !== undefined);
  const unnamed = [...inner, ...(def.options ?? []), ...(def.items ?? [])].map((part) => [path, part] as const);
  return [...named, ...unnamed].flatMap(([name, part]) => stringsIn(part, name));
}

test('every text of every request is such a text, or something narrower', () => {
  const requests = [...API].flatMap(([name, { params, query, body }]) =>
    [params, query, body].flatMap((schema) => (schema ? stringsIn(schema, name) : [])),
  );
  expect(requests.length).toBeGreaterThan(100);
  const open = requests.filter(({ schema }) => UNSTORABLE.some((written) => z.safeParse(schema, written).success));
  expect(open.map(({ path }) => path)).toEqual([]);
});

test('what is wrong with such a text is said of its field', () => {
  const { error } = RegisterAdvertiserRequest.safeParse({ fullName: 'Ana\u0000', comments: '\ud800' });
  const said = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(said).toEqual(expect.arrayContaining(['fullName: invalid', 'comments: invalid']));
});
