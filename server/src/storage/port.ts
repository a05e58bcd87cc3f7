import type { Readable } from 'node:stream';

/** Both ends included, as in HTTP. */
export type ByteRange = { start: number; end: number };

/** Where large files live. Keys are ours: lower-case words, digits and dashes, with slashes between. */
export type Storage = {
  /** All of it or nothing: readers never see half a file. The same key again replaces it. */
  put: (key: string, body: Readable, contentType: string) => Promise<{ bytes: number }>;
  /** Undefined when there is nothing under the key. */
  get: (key: string, range?: ByteRange) => Promise<Readable | undefined>;
  stat: (key: string) => Promise<{ bytes: number } | undefined>;
  /** Also succeeds when there is nothing to delete. */
  delete: (key: string) => Promise<void>;
};

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/;

/** Whatever else, a key never leaves its folder or bucket. */
export function assertKey(key: string): void {
  if (key.length > 200 || !KEY.test(key)) throw new Error(`no storage key: ${key.slice(0, 80)}`);
}
