import { describe, expect, test } from 'vitest';
import { recordedTalk, recordedTalkBytes } from '../telephony/simulator/recorded-talk.ts';
import { fromMuLaw, toMuLaw } from './mu-law.ts';
import { WavListener } from './wav-listener.ts';

/** A WAV file as written by others: 16-bit samples, an odd chunk before and another after them. */
function pcm16(
  channels: number,
  frames: number,
  sample: (frame: number, channel: number) => number,
  dataBytes?: number,
) {
  const samples = Buffer.alloc(frames * channels * 2);
  for (let frame = 0; frame < frames; frame += 1)
    for (let channel = 0; channel < channels; channel += 1)
      samples.writeInt16LE(sample(frame, channel), (frame * channels + channel) * 2);
  const fmt = Buffer.alloc(16);
  fmt.writeUInt16LE(1, 0);
  fmt.writeUInt16LE(channels, 2);
  fmt.writeUInt32LE(8_000, 4);
  fmt.writeUInt16LE(16, 14);
  return Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'),
    chunk('LIST', Buffer.from('odd')),
    chunk('fmt ', fmt),
    chunk('data', samples, dataBytes),
    ...(dataBytes === undefined ? [chunk('LIST', Buffer.alloc(64, 0x7f))] : []),
  ]);
}

function chunk(name: string, body: Buffer, size = body.length) {
  const header = Buffer.alloc(8);
  header.write(name, 'latin1');
  header.writeUInt32LE(size, 4);
  return Buffer.concat([header, body, Buffer.alloc(body.length % 2)]);
}

function hear(file: Buffer, pieceBytes: number) {
  const listener = new WavListener();
  for (let at = 0; at < file.length; at += pieceBytes) listener.push(file.subarray(at, at + pieceBytes));
  return listener.end();
}

describe('a WAV file that passes by', () => {
  const twoVoices = pcm16(2, 80_000, (frame, channel) => ((channel === 0) === frame < 40_000 ? 20_000 : 0));

  test.each([1, 7, 4_096, 1_000_000])('is heard the same in pieces of %i bytes', (pieceBytes) => {
    const heard = hear(twoVoices, pieceBytes);
    expect(heard?.seconds).toBe(10);
    const [caller = [], business = []] = heard?.peaks ?? [];
    expect(caller.length).toBeGreaterThanOrEqual(400);
    expect(caller.length).toBeLessThan(800);
    const half = Math.floor(caller.length / 2);
    expect(new Set(caller.slice(0, half - 1))).toEqual(new Set([156]));
    expect(new Set(caller.slice(half + 1))).toEqual(new Set([0]));
    expect(new Set(business.slice(half + 1))).toEqual(new Set([156]));
  });

  test('may have one channel only', () => {
    expect(
      hear(
        pcm16(1, 8_000, () => -32_768),
        999,
      )?.peaks.map((channel) => Math.max(...channel)),
    ).toEqual([255]);
  });

  test.each([0, 0xffffffff])('goes on to its end when its header gives %i as its length', (dataBytes) => {
    expect(
      hear(
        pcm16(1, 4_000, () => 1, dataBytes),
        512,
      )?.seconds,
    ).toBe(0.5);
  });

  test('of an hour is drawn with as few moments as one of a minute', () => {
    const listener = new WavListener();
    for (const piece of recordedTalk('RE1', 60)) listener.push(piece);
    expect(listener.end()?.peaks[0]?.length).toBeLessThan(800);
  });

  test('is refused when it is none, or one in a code we do not know', () => {
    expect(() => hear(Buffer.from('<html>busy</html>'), 4)).toThrow('not a WAV file');
    const odd = pcm16(1, 10, () => 0);
    odd.writeUInt16LE(0x55, odd.indexOf('fmt ') + 8); // MP3 in a WAV
    expect(() => hear(odd, 64)).toThrow('understand');
    expect(() => hear(Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), chunk('data', Buffer.alloc(9))]), 64)).toThrow();
  });

  test('without samples says nothing', () => {
    expect(
      hear(
        pcm16(1, 0, () => 0, 0),
        8,
      ),
    ).toBeUndefined();
  });
});

test('µ-law keeps every sample within its step, and every byte exactly', () => {
  for (let sample = -32_000; sample <= 32_000; sample += 77)
    expect(Math.abs(fromMuLaw(toMuLaw(sample)) - sample)).toBeLessThanOrEqual(Math.abs(sample) / 16 + 8);
  for (let byte = 0; byte < 256; byte += 1) expect(fromMuLaw(toMuLaw(fromMuLaw(byte)))).toBe(fromMuLaw(byte));
});

describe('simulated talk', () => {
  const talk = (name: string, seconds: number) => Buffer.concat([...recordedTalk(name, seconds)]);

  test('is as long as it was, and the same each time', () => {
    expect(talk('RE1', 12)).toEqual(talk('RE1', 12));
    expect(talk('RE1', 12).length).toBe(recordedTalkBytes(12));
    expect(talk('RE2', 12)).not.toEqual(talk('RE1', 12));
    expect(hear(talk('RE1', 12), 1_000)?.seconds).toBe(12);
    expect(talk('RE1', 0).length).toBe(recordedTalkBytes(0));
  });

  test('has two sides that take turns', () => {
    const [caller = [], business = []] = hear(talk('RE3', 40), 9_999)?.peaks ?? [];
    const speaks = (channel: number[]) => channel.filter((level) => level > 20).length / channel.length;
    expect(speaks(caller)).toBeGreaterThan(0.1);
    expect(speaks(business)).toBeGreaterThan(0.1);
    const both = caller.filter((level, moment) => level > 20 && (business[moment] ?? 0) > 20).length / caller.length;
    expect(both).toBeLessThan(0.15);
  });
});
