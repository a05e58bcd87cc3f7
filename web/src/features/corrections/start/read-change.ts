import type { PriceChange } from '@callstead/domain/corrections/new-price';
import { readDollars } from '../../../ui/form/read-dollars.ts';

const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2}))?%?$/;

/** What was typed as a new price, a percentage or a difference; undefined when it is none, or changes nothing. */
export function readChange(kind: PriceChange['kind'], typed: string): PriceChange | undefined {
  const text = typed.trim().replace('−', '-');
  const sign = text.startsWith('-') ? -1 : 1;
  const unsigned = text.replace(/^[+-]\s*/, '');
  if (kind === 'to') return withValue(kind, text === unsigned ? readDollars(text) : undefined);
  const amount = kind === 'by' ? readDollars(unsigned) : readBasisPoints(unsigned);
  return amount ? withValue(kind, sign * amount) : undefined;
}

/** Digits are read, never multiplied: '12,5' is 1250. */
function readBasisPoints(text: string): number | undefined {
  const [, whole, part = ''] = PERCENT.exec(text) ?? [];
  return whole === undefined ? undefined : Number(`${whole}${part.padEnd(2, '0')}`);
}

const ALL_OF_IT = -10_000;

function withValue(kind: PriceChange['kind'], value: number | undefined): PriceChange | undefined {
  if (value === undefined || (kind === 'percent' && value < ALL_OF_IT)) return undefined;
  return { kind, value };
}
