/**
 * A picture for everybody: the waveform of a call, in colours of the house. The same address always gives the same
 * picture, and 16 bits are too few to find out an address from its picture.
 */
export function avatarSeed(email: string): string {
  let hash = 0x811c9dc5; // FNV-1a
  for (const sign of email.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return ((hash >>> 16) ^ (hash & 0xffff)).toString(16).padStart(4, '0');
}

export const AVATAR_SEED = /^[0-9a-f]{4}$/;

/** Ground, bars, and the one bar that speaks: pairs that read on light and on dark pages. */
const COLOURS = [
  ['#0e5a4a', '#b2c8bd', '#e3b34a'],
  ['#805a00', '#fbefd3', '#ffffff'],
  ['#1d5aa0', '#bcd6f7', '#ffb38f'],
  ['#7a1954', '#edc6dd', '#fecc7d'],
  ['#383f38', '#c3cdc8', '#5cc9ae'],
  ['#a53606', '#fbdccb', '#fecc7d'],
  ['#2f6f66', '#d2efe6', '#fecc7d'],
  ['#3f4f8f', '#cfd8f5', '#a9f8d9'],
] as const;

const SIZE = 48;
const BARS = 7;
const BAR_WIDTH = 3;
const GAP = 5;
/** A voice rises in the middle; each bar then goes its own way. */
const ENVELOPE = [8, 13, 18, 22, 18, 13, 8];

export function avatarSvg(seed: string): string {
  const next = numbersFrom(Number.parseInt(seed, 16));
  const [ground, quiet, loud] = COLOURS[next(COLOURS.length)] ?? COLOURS[0];
  const speaking = 1 + next(BARS - 2);
  const bars = ENVELOPE.map((envelope, place) => {
    const height = Math.round(envelope * (0.45 + next(8) / 8));
    const x = SIZE / 2 + (place - (BARS - 1) / 2) * GAP - BAR_WIDTH / 2;
    const fill = place === speaking ? loud : quiet;
    return `<rect x="${x}" y="${(SIZE - height) / 2}" width="${BAR_WIDTH}" height="${height}" rx="1.5" fill="${fill}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">` +
    `<rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>${bars.join('')}</svg>`
  );
}

/** Numbers below a bound, the same ones for the same seed (mulberry32). */
function numbersFrom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}
