import { assert } from '../assert.ts';
import type { Category } from './categories.ts';

const PREFIXES: Record<Category, string> = {
  health: 'HL',
  finance: 'FN',
  homeServices: 'HS',
  realEstate: 'RE',
  travel: 'TR',
  rehab: 'RH',
  automotive: 'AUTO',
  legal: 'LG',
};

const MOST = 999_999;

export function publicIdPrefix(category: Category): string {
  return PREFIXES[category];
}

/** HS001, then HS002 … and after HS999 four digits. */
export function publicIdOf(prefix: string, number: number): string {
  assert(number > 0 && number <= MOST, 'a public id has three to six digits');
  return `${prefix}${String(number).padStart(3, '0')}`;
}
