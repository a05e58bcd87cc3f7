import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillCannedReply, PLACEHOLDERS, unknownPlaceholders } from './canned-reply.ts';

const VALUES = { name: 'Nora', subject: 'Pago', agent: 'Alma', reference: 'call_01' };

test('a reply kept ready speaks to the sender of the ticket it is used on', () => {
  expect(fillCannedReply('Hola {name}: {reference}. {agent}', VALUES)).toBe('Hola Nora: call_01. Alma');
});

test('a placeholder nobody knows is named, once', () => {
  expect(unknownPlaceholders('{name} {phone} {phone} {}')).toEqual(['phone', '']);
  expect(unknownPlaceholders('{ name } { no placeholder')).toEqual([]);
});

test('what somebody wrote is never taken for a placeholder', () => {
  const braces = fc.constantFrom('{name}', '{agent}', '{', '}', 'a', '$&');
  const words = fc.array(braces, { maxLength: 6 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(words, words, (subject, name) => {
      const filled = fillCannedReply('[{subject}|{name}]', { ...VALUES, subject, name });
      expect(filled).toBe(`[${subject}|${name}]`);
    }),
  );
});

test('a text of known placeholders has no braces left', () => {
  const parts = fc.array(fc.constantFrom(...PLACEHOLDERS.map((name) => `{${name}}`), 'text '), { maxLength: 8 });
  fc.assert(
    fc.property(parts, (written) => {
      expect(unknownPlaceholders(written.join(''))).toEqual([]);
      expect(fillCannedReply(written.join(''), VALUES)).not.toMatch(/[{}]/);
    }),
  );
});
