import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileFormat, isPdf, isZip } from './file-format.ts';
import { imageCode, isReachable, materialLink, plainText, textCode } from './ready-code.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\x89PNG\r\n\x1a\n0000', 'png'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['RIFF\x00\n\x00\x00WEBP', 'webp'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['%PDF-1.7', 'pdf'],
  ['PK\x03\x04', 'zip'],
  ['<svg xmlns=', undefined],
  ['<!doctype html>', undefined],
  [' %PDF-1.7', undefined],
  ['RIFF\x00\x00\x00\x00WAVE', undefined],
  ['', undefined],
])('a file that begins with %j is %s', (start, format) => {
  expect(fileFormat(bytes(start))).toBe(format);
});

test('whatever the bytes, no check fails in another way than saying no', () => {
  const start = fc.constantFrom('', 'PK\x03\x04', '%PDF-1.4', 'PK\x05\x06').map(bytes);
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 200 }), (begin, rest) => {
      const file = Uint8Array.from([...begin, ...rest]);
      expect([typeof isPdf(file), typeof isZip(file)]).toEqual(['boolean', 'boolean']);
    }),
  );
});

const SENDER = { publicUrl: 'https://calls.example', offerId: 'HS001', affId: 'EQV27P' };

test('a publisher’s link names the material, and leads on to a page where it may', () => {
  expect(materialLink(SENDER, '0123456789')).toBe('https://calls.example/t/HS001/EQV27P?creative=0123456789');
  const deep = materialLink(SENDER, '0123456789', 'https://a.example/?x=1&y=2#z');
  expect(deep.endsWith('?creative=0123456789&to=https%3A%2F%2Fa.example%2F%3Fx%3D1%26y%3D2%23z')).toBe(true);
  expect(isReachable('https://a.example/x', ['a.example'])).toBe(true);
  expect(isReachable('https://b.a.example/x', ['a.example'])).toBe(false);
  expect(isReachable('javascript:x', ['a.example'])).toBe(false);
});

const LINK = materialLink(SENDER, '0123456789');

test('code and text have the link in them, or none where none is handed out', () => {
  const image = { src: 'https://calls.example/m/0123456789', name: 'Casa', width: 300, height: 250 };
  const tag = '<img src="https://calls.example/m/0123456789" width="300" height="250" alt="Casa">';
  expect(imageCode(image, LINK)).toBe(`<a href="${LINK}" rel="sponsored">${tag}</a>`);
  expect(imageCode(image, null)).toBe(tag);
  expect(plainText({ headline: 'A', body: 'B' }, LINK)).toBe(`A\n\nB\n\n${LINK}`);
  expect(plainText({ headline: 'A', body: 'B' }, null)).toBe('A\n\nB');
});

test('nothing an advertiser writes becomes a tag or an attribute on a publisher’s page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, body) => {
      const image = imageCode({ src: 'https://calls.example/m/0', name, width: 1, height: 1 }, LINK);
      const text = textCode({ headline: name, body }, LINK);
      const tags = (code: string) => code.match(/<[^>]*>/g)?.map((tag) => tag.split(/[ >]/)[0]);
      expect(tags(image)).toEqual(['<a', '<img', '</a']);
      expect(new Set(tags(text))).toEqual(new Set(['<a', '<strong', '</strong', '</a', '<br']));
      expect(image.match(/"/g)).toHaveLength(12);
    }),
  );
});
