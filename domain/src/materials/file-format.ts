import type { FileKind } from './material.ts';

/** What a file is by its first bytes, whatever it is called. */
export type FileFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'pdf' | 'zip';

/** In the letters of Latin-1; a dot stands for any. */
const STARTS: readonly (readonly [FileFormat, string])[] = [
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpeg', '\xff\xd8\xff'],
  ['webp', 'RIFF....WEBP'],
  ['gif', 'GIF8.a'],
  ['pdf', '%PDF-'],
  ['zip', 'PK\x03\x04'],
];

/** As many bytes tell. */
export const START_BYTES = 12;

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Undefined for anything else: an SVG or a page is none of these. */
export function fileFormat(start: Uint8Array): FileFormat | undefined {
  const text = latin(start.subarray(0, START_BYTES));
  return STARTS.find(([, letters]) => [...letters].every((letter, at) => letter === '.' || letter === text[at]))?.[0];
}

/** As what such a file can be uploaded. */
export const KIND_OF_FORMAT: Record<FileFormat, FileKind> = {
  png: 'image',
  jpeg: 'image',
  webp: 'image',
  gif: 'image',
  pdf: 'pdf',
  zip: 'zip',
};

/** A PDF begins and ends as one. */
export function isPdf(bytes: Uint8Array): boolean {
  return fileFormat(bytes) === 'pdf' && latin(bytes.subarray(-1024)).includes('%%EOF');
}

const ZIP_END_BYTES = 22;

/**
 * A ZIP whose directory is the last thing in it and holds something: nothing stands before its first entry, nothing behind
 * its end but the comment it announces.
 */
export function isZip(bytes: Uint8Array): boolean {
  if (fileFormat(bytes) !== 'zip') return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const longestComment = Math.min(0xffff, bytes.length - ZIP_END_BYTES);
  for (let comment = 0; comment <= longestComment; comment += 1) {
    const at = bytes.length - ZIP_END_BYTES - comment;
    if (view.getUint32(at, true) !== 0x06054b50 || view.getUint16(at + 20, true) !== comment) continue;
    const [size, start] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)];
    return view.getUint16(at + 10, true) > 0 && start + size === at && view.getUint32(start, true) === 0x02014b50;
  }
  return false;
}
