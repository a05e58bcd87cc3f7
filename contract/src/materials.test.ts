import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AddMaterialRequest } from './materials.ts';

const takes = (file: string) =>
  AddMaterialRequest.safeParse({ kind: 'zip', name: 'Banners', language: null, file }).success;

test('a file is taken as base64 writes it, and not with anything else in it', () => {
  const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), place, fc.constantFrom(...'<-_. \n\0é'), (bytes, at, wrong) => {
      const file = btoa(String.fromCharCode(...bytes));
      const index = Math.floor(file.length * at);
      expect(takes(file)).toBe(true);
      expect(takes(file.slice(0, index) + wrong + file.slice(index))).toBe(false);
    }),
  );
  expect(takes('')).toBe(false);
  expect(takes('=AAA')).toBe(false);
});

test('millions of letters are read as few are', () => {
  const file = 'QUJD'.repeat(2_000_000);
  expect(takes(file)).toBe(true);
  expect(takes(`${file.slice(0, -4)}<AAA`)).toBe(false);
});
