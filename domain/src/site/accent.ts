/** WCAG 2.2 AA, for text of any size. */
const LEAST_CONTRAST = 4.5;

/** The tokens an accent stands beside: what is written on it, and the lightest or darkest ground it is written on as a link. */
const LIGHT = { textOnIt: '#ffffff', grounds: ['#ffffff', '#faf8f3', '#f1eee5'] } as const;
const DARK = { textOnIt: '#06231c', grounds: ['#0e1513', '#151e1b', '#1d2825'] } as const;

const HEX = /^#[0-9a-f]{6}$/;

/** One colour in the shades that both themes need, each with its hover. */
export type AccentShades = { light: string; lightHover: string; dark: string; darkHover: string };

/** What the product itself looks like. */
export const PRODUCT_SHADES: AccentShades = {
  light: '#0e5a4a',
  lightHover: '#0a4538',
  dark: '#5cc9ae',
  darkHover: '#7fd9c3',
};

export const isHexColour = (written: string) => HEX.test(written);

/** Whether white reads on it, and it reads on the light grounds; the dark shade follows from it. */
export const isReadableAccent = (colour: string) => isReadable(colour, LIGHT);

/** Of a readable accent. No single colour reads on light and on dark grounds: in the dark it is lightened until it does. */
export function accentShades(accent: string): AccentShades {
  const dark = lightenedUntilReadable(accent);
  return {
    light: accent,
    lightHover: mixed(accent, '#000000', 0.24),
    dark,
    darkHover: mixed(dark, '#ffffff', 0.24),
  };
}

function lightenedUntilReadable(accent: string): string {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mixed(accent, '#ffffff', share);
    if (isReadable(shade, DARK)) return shade;
  }
  return '#ffffff';
}

function isReadable(colour: string, { textOnIt, grounds }: typeof LIGHT | typeof DARK): boolean {
  return [textOnIt, ...grounds].every((other) => contrast(colour, other) >= LEAST_CONTRAST);
}

/** As WCAG counts it: from 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mixed(colour: string, towards: string, share: number): string {
  const others = channelsOf(towards);
  const channels = channelsOf(colour).map((channel, i) => Math.round(channel + ((others[i] ?? 0) - channel) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
