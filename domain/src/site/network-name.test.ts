import { expect, test } from 'vitest';
import { inTheNameOf, networkSlug } from './network-name.ts';

const TEXTS = { title: 'Login · Callstead', more: { plain: 'Save', compiled: ['Callstead: ', ['amount']] } };

test('until a network has a name of its own, texts are the very same', () => {
  expect(inTheNameOf('Callstead', TEXTS)).toBe(TEXTS);
});

test('a name of its own stands wherever texts name the network, whatever signs it has', () => {
  expect(inTheNameOf('Peña "$&" \\ Hijos', TEXTS)).toEqual({
    title: 'Login · Peña "$&" \\ Hijos',
    more: { plain: 'Save', compiled: ['Peña "$&" \\ Hijos: ', ['amount']] },
  });
});

test('names of headers, keys and attributes are the software’s own', () => {
  expect(inTheNameOf('Roe', 'data-callstead, CALLSTEAD_KEY')).toBe('data-callstead, CALLSTEAD_KEY');
});

test('files begin with a name that any system can keep', () => {
  expect(['Callstead', 'Roe & Peña, S.L.', '  ¡Ñandú!  ', '通話'].map(networkSlug)).toEqual([
    'callstead',
    'roe-pena-s-l',
    'nandu',
    'network',
  ]);
});
