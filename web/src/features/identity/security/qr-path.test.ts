import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('neighbouring dark modules become one rectangle', () => {
  const modules = [
    [true, true, false],
    [false, false, false],
    [true, false, true],
  ];
  expect(qrPath(modules)).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
});
