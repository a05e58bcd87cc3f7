import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accentShades, contrast, isReadableAccent, PRODUCT_SHADES } from '@callstead/domain/site/accent';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const THEME = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');
const token = (name: string) => {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(THEME) ?? [];
  return { light, dark };
};

test('the product’s shades are those of the style sheet', () => {
  const [primary, hover] = [token('primary'), token('primary-hover')];
  expect(PRODUCT_SHADES).toEqual({
    light: primary.light,
    lightHover: hover.light,
    dark: primary.dark,
    darkHover: hover.dark,
  });
});

test('whatever accent is taken, every text on it and of it reads, in both themes, also under the pointer', () => {
  const onPrimary = token('on-primary');
  const grounds = ['canvas', 'surface', 'sunken'].map(token);
  const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colours.filter(isReadableAccent), (accent) => {
      const { light, lightHover, dark, darkHover } = accentShades(accent);
      const pairs = [
        ...[light, lightHover].flatMap((shade) =>
          [onPrimary.light, ...grounds.map((ground) => ground.light)].map((other) => [shade, other]),
        ),
        ...[dark, darkHover].flatMap((shade) =>
          [onPrimary.dark, ...grounds.map((ground) => ground.dark)].map((other) => [shade, other]),
        ),
      ];
      for (const [shade = '', other = ''] of pairs) expect(contrast(shade, other)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
