import { describe, expect, test } from 'vitest';
import { refillCount, refillWishes } from './refill.ts';

const SETTINGS = { refillLevel: 5, refillPerDay: 2, refillAreaCodes: '305, 786', refillAbroad: [] };
const SPAIN = { country: 'ES', type: 'mobile', begins: '6', level: 3, perDay: 1 } as const;

describe('refilling the pool', () => {
  test('buys up to the level, counting what is on its way', () => {
    expect(refillCount({ free: 1, ordered: 1, boughtToday: 0 }, { level: 5, perDay: 10 })).toBe(3);
  });

  test('buys no more a day than was allowed, and nothing where the pool is full', () => {
    expect(refillCount({ free: 0, ordered: 0, boughtToday: 4 }, { level: 5, perDay: 5 })).toBe(1);
    expect(refillCount({ free: 0, ordered: 0, boughtToday: 9 }, { level: 5, perDay: 5 })).toBe(0);
    expect(refillCount({ free: 9, ordered: 0, boughtToday: 0 }, { level: 5, perDay: 5 })).toBe(0);
  });

  test('goes by country: area codes at home, a kind and first digits abroad', () => {
    expect(refillWishes({ ...SETTINGS, refillAbroad: [SPAIN] })).toEqual([
      { country: 'US', type: 'local', begins: ['305', '786'], level: 5, perDay: 2 },
      { country: 'ES', type: 'mobile', begins: ['6'], level: 3, perDay: 1 },
    ]);
  });

  test('is off where a level or a limit is zero; abroad it goes on without it', () => {
    expect(refillWishes({ ...SETTINGS, refillLevel: 0, refillAbroad: [{ ...SPAIN, begins: '' }] })).toEqual([
      { country: 'ES', type: 'mobile', begins: [], level: 3, perDay: 1 },
    ]);
    expect(refillWishes({ ...SETTINGS, refillPerDay: 0 })).toEqual([]);
  });
});
