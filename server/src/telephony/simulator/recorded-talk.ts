import { toMuLaw } from '../../audio/mu-law.ts';
import { wavHeader } from '../../audio/wav-header.ts';
import { type Chance, chanceFrom } from './chance.ts';

const FRAMES_PER_SECOND = 8_000;
const CHANNELS = 2;
const RING_SECONDS = 0.8;

/** One side speaks a phrase, in syllables that rise and fall. */
type Phrase = { frames: number; speaker: 0 | 1; isSilence: boolean; hertz: number; loudness: number; syllable: number };

/**
 * What a recorded call sounds like from afar: a ring, then two voices in turn, on a channel each. The same name and
 * length give the same bytes. Made phrase by phrase, so that nobody waits for it and nothing lies in memory.
 */
export function* recordedTalk(name: string, seconds: number): Generator<Buffer> {
  const frames = Math.round(seconds * FRAMES_PER_SECOND);
  yield wavHeader({ channels: CHANNELS, framesPerSecond: FRAMES_PER_SECOND }, frames);
  const chance = chanceFrom(seedOf(name));
  const ring = Math.min(frames, Math.round(RING_SECONDS * FRAMES_PER_SECOND));
  yield ringBack(ring);
  const voices = [chance.integer(170, 240), chance.integer(95, 140)];
  for (let made = ring, speaker: 0 | 1 = 1; made < frames; ) {
    const phrase = aPhrase(chance, speaker, voices[speaker] ?? 120, frames - made);
    yield speak(phrase, chance);
    made += phrase.frames;
    if (phrase.isSilence && chance.happens(0.7)) speaker = speaker === 0 ? 1 : 0;
  }
}

/** In bytes, header included. */
export function recordedTalkBytes(seconds: number): number {
  const frames = Math.round(seconds * FRAMES_PER_SECOND);
  return wavHeader({ channels: CHANNELS, framesPerSecond: FRAMES_PER_SECOND }, frames).length + frames * CHANNELS;
}

function seedOf(name: string): number {
  return [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0;
}

function aPhrase(chance: Chance, speaker: 0 | 1, voice: number, most: number): Phrase {
  const isSilence = chance.happens(0.4);
  const seconds = isSilence ? 0.15 + chance.next() * 0.5 : 0.4 + chance.next() ** 2 * 2.6;
  return {
    frames: Math.min(most, Math.round(seconds * FRAMES_PER_SECOND)),
    speaker,
    isSilence,
    hertz: voice * (0.9 + chance.next() * 0.25),
    loudness: 5_000 + chance.next() * 9_000,
    syllable: 3 + chance.next() * 2.5,
  };
}

const TURN = 2 * Math.PI;

/** The tones of a North American phone that rings at the other end. */
function ringBack(frames: number): Buffer {
  const samples = Buffer.alloc(frames * CHANNELS);
  for (let frame = 0; frame < frames; frame += 1) {
    const at = (TURN * frame) / FRAMES_PER_SECOND;
    const tone = toMuLaw(Math.round(3_000 * (Math.sin(440 * at) + Math.sin(480 * at))));
    samples[2 * frame] = tone;
    samples[2 * frame + 1] = toMuLaw(0);
  }
  return samples;
}

/** Drawn once: a demo makes minutes of talk, and sines are slow. */
const STEPS = 1_024;
const HUM = drawn(
  (share) => Math.sin(TURN * share) + 0.5 * Math.sin(2 * TURN * share) + 0.3 * Math.sin(3 * TURN * share),
);
const RISES = drawn((share) => Math.sin(Math.PI * share) ** 0.7);

function drawn(shape: (share: number) => number): Float32Array {
  return Float32Array.from({ length: STEPS }, (_, step) => shape(step / STEPS));
}

const at = (table: Float32Array, turns: number) => table[Math.floor(turns * STEPS) & (STEPS - 1)] ?? 0;

/** A voice is a hum with its overtones; the other side hears the line hiss. */
function speak({ frames, speaker, isSilence, hertz, loudness, syllable }: Phrase, chance: Chance): Buffer {
  const samples = Buffer.alloc(frames * CHANNELS);
  let hiss = chance.integer(1, 0xffff);
  for (let frame = 0; frame < frames; frame += 1) {
    hiss = (Math.imul(hiss, 0x4e6d) + 0x3039) & 0xffff;
    const breath = (hiss >> 9) - 64;
    samples[2 * frame] = toMuLaw(breath);
    samples[2 * frame + 1] = toMuLaw(-breath);
    if (isSilence) continue;
    const seconds = frame / FRAMES_PER_SECOND;
    const fades = Math.min(1, frame / 200, (frames - frame) / 400);
    const voice = at(HUM, hertz * (seconds + 0.004 * at(RISES, seconds / 2))) * at(RISES, syllable * seconds);
    samples[2 * frame + speaker] = toMuLaw(Math.round((loudness * fades * voice) / 1.4) + breath);
  }
  return samples;
}
