import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPicture, somePixels } from '../testing/a-picture.ts';
import { type Pixels, readPng, writePng } from './png.ts';

const SIDE = 16;
const SIZE = { width: SIDE, height: SIDE };
const SIGNATURE_BYTES = 8;

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const frame = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(frame.subarray(4, -4)), frame.length - 4);
  return frame;
}

type Header = { width?: number; height?: number; depth?: number; colour?: number; interlace?: number };

function header({ width = SIDE, height = SIDE, depth = 8, colour = 6, interlace = 0 }: Header = {}): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, 0, 0, interlace], 8);
  return chunk('IHDR', data);
}

const signature = aPicture(SIDE).subarray(0, SIGNATURE_BYTES);
const plainRows = Buffer.alloc(SIDE * (1 + SIDE * 4));
const packed = deflateSync(plainRows);
const pngOf = (...chunks: Buffer[]) => Buffer.concat([signature, ...chunks]);
const IEND = chunk('IEND');
const SCRIPT = Buffer.from('<script>alert(1)</script>');

const pixels = fc
  .record({
    channels: fc.constantFrom<Pixels['channels'][]>(3, 4),
    data: fc.uint8Array({ minLength: 768, maxLength: 768 }),
  })
  .map(({ channels, data }): Pixels => {
    const width = channels === 3 ? 16 : 12;
    return { width, height: 16, channels, data: Buffer.from(data) };
  });

test('what is written is read again, pixel by pixel', () => {
  fc.assert(
    fc.property(pixels, (image) => {
      expect(readPng(writePng(image), image)).toEqual(image);
    }),
  );
});

test.each([0, 1, 2, 3, 4])('rows made in way %i are read', (filter) => {
  const rows = Buffer.from(plainRows);
  for (let row = 0; row < SIDE; row += 1) {
    rows[row * (1 + SIDE * 4)] = filter;
    rows.fill(3, row * (1 + SIDE * 4) + 1, (row + 1) * (1 + SIDE * 4));
  }
  const found = readPng(pngOf(header(), chunk('IDAT', deflateSync(rows)), IEND), SIZE);
  // Of 3s: as they are, adding up to the right, downwards, by halves, and by the nearest neighbour.
  const corner = { 0: [3, 3, 3], 1: [3, 6, 3], 2: [3, 3, 6], 3: [3, 4, 4], 4: [3, 6, 6] }[filter];
  expect([found?.data[0], found?.data[4], found?.data[SIDE * 4]]).toEqual(corner);
});

test('texts, places and profiles beside the image are passed over, and gone from what is written', () => {
  const carrying = pngOf(header(), chunk('tEXt', SCRIPT), chunk('eXIf', SCRIPT), chunk('IDAT', packed), IEND);
  const image = readPng(carrying, SIZE);
  expect(carrying.includes(SCRIPT)).toBe(true);
  expect(image && writePng(image).includes(SCRIPT)).toBe(false);
});

test('a run of image data may be cut anywhere', () => {
  const cut = pngOf(header(), chunk('IDAT', packed.subarray(0, 5)), chunk('IDAT', packed.subarray(5)), IEND);
  expect(readPng(cut, SIZE)?.data).toEqual(Buffer.alloc(SIDE * SIDE * 4));
});

describe('what is no such image is none', () => {
  const whole = aPicture(SIDE);
  const wrongSum = Buffer.from(whole);
  wrongSum[SIGNATURE_BYTES + 20] = (wrongSum[SIGNATURE_BYTES + 20] ?? 0) ^ 1;
  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a JPEG', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
    ['a WebP', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1')],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
    ['only its signature', signature],
    ['cut short', whole.subarray(0, -20)],
    ['without its end', pngOf(header(), chunk('IDAT', packed))],
    ['with something behind its end', Buffer.concat([whole, SCRIPT])],
    ['with a chunk behind its end', Buffer.concat([whole, chunk('tEXt', SCRIPT)])],
    ['with an end that holds something', pngOf(header(), chunk('IDAT', packed), chunk('IEND', SCRIPT))],
    ['with a wrong sum', wrongSum],
    ['with a length that leaves the file', Buffer.concat([signature, Buffer.from('7fffffff49444154', 'hex'), whole])],
    ['of another size', aPicture(SIDE + 1)],
    [
      'of a size nobody can hold',
      pngOf(header({ width: 0xffffffff, height: 0xffffffff }), chunk('IDAT', packed), IEND),
    ],
    ['with more bits', pngOf(header({ depth: 16 }), chunk('IDAT', packed), IEND)],
    ['with a palette', pngOf(header({ colour: 3 }), chunk('PLTE', Buffer.alloc(3)), chunk('IDAT', packed), IEND)],
    ['interlaced', pngOf(header({ interlace: 1 }), chunk('IDAT', packed), IEND)],
    ['with two headers', pngOf(header(), header(), chunk('IDAT', packed), IEND)],
    ['with an unknown part that matters', pngOf(header(), chunk('EVIL', SCRIPT), chunk('IDAT', packed), IEND)],
    [
      'with something between its image data',
      pngOf(header(), chunk('IDAT', packed), chunk('tEXt'), chunk('IDAT'), IEND),
    ],
    ['with something behind its stream', pngOf(header(), chunk('IDAT', Buffer.concat([packed, SCRIPT])), IEND)],
    ['with too few rows', pngOf(header(), chunk('IDAT', deflateSync(plainRows.subarray(10))), IEND)],
    ['a bomb', pngOf(header(), chunk('IDAT', deflateSync(Buffer.alloc(50_000_000))), IEND)],
    [
      'with a row made in no known way',
      pngOf(header(), chunk('IDAT', deflateSync(Buffer.alloc(plainRows.length, 9))), IEND),
    ],
  ])('%s', (_name, file) => {
    expect(readPng(file, SIZE)).toBeUndefined();
  });
});

test('whatever bytes come, nothing is thrown', () => {
  const whole = writePng(somePixels(4, SIDE));
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length), (at, byte, length) => {
      const changed = Buffer.from(whole);
      changed[at] = byte;
      readPng(changed, SIZE);
      readPng(changed.subarray(0, length), SIZE);
    }),
  );
});
