import { expect, test, vi } from 'vitest';
import { whenAccepting } from './when-accepting.ts';

const starting = Object.assign(new Error('the database system is not yet accepting connections'), { code: '57P03' });
const atOnce = async () => undefined;

test('a database that is still starting is asked again until it answers', async () => {
  const ask = vi.fn().mockRejectedValueOnce(starting).mockRejectedValueOnce(starting).mockResolvedValue('17.2');
  expect(await whenAccepting(ask, atOnce)).toBe('17.2');
  expect(ask).toHaveBeenCalledTimes(3);
});

test('one that never comes up is given up, with what it said', async () => {
  const ask = vi.fn().mockRejectedValue(starting);
  await expect(whenAccepting(ask, atOnce)).rejects.toThrow('not yet accepting');
});

test('any other complaint is told at once', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const ask = vi.fn().mockRejectedValue(refused);
  await expect(whenAccepting(ask, atOnce)).rejects.toThrow('ECONNREFUSED');
  expect(ask).toHaveBeenCalledTimes(1);
});
