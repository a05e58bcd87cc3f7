import { expect, test } from 'vitest';
import { recoveryCodesFile } from './recovery-codes-file.ts';

test('each code stands on a line of its own, below whose it is', () => {
  const file = recoveryCodesFile({
    title: 'Codes of ana@example.com',
    hint: 'Keep them.',
    date: '2026-03-01',
    codes: ['aaaaa-11111', 'bbbbb-22222'],
  });
  expect(file).toBe('Codes of ana@example.com\n2026-03-01\n\naaaaa-11111\nbbbbb-22222\n\nKeep them.\n');
});
