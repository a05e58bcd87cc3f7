import type { ByteRange } from '../../storage/port.ts';

/**
 * What of a file a `Range` header asks for. Undefined: all of it, which is also the answer to several ranges at once and
 * to what is no range of bytes. Null: nothing of it exists.
 */
export function parseByteRange(header: string | undefined, bytes: number): ByteRange | null | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') return Number(last) === 0 ? null : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 };
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < bytes ? { start, end } : null;
}
