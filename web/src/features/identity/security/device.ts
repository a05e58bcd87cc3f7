export type Device = { browser: string | null; system: string | null; handheld: boolean };

type Sign = readonly [pattern: RegExp, name: string];

// Every browser claims to be its ancestors, so the more particular name is asked for first.
const BROWSERS: readonly Sign[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Sign[] = [
  [/\biPad\b/, 'iPadOS'],
  [/\b(iPhone|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const HANDHELD_SYSTEMS: readonly (string | null)[] = ['iPadOS', 'iOS', 'Android'];

/** What a person would call the device behind a user agent; names it is not sure of are null. */
export function deviceOf(userAgent: string | null): Device {
  const system = nameIn(SYSTEMS, userAgent);
  return { browser: nameIn(BROWSERS, userAgent), system, handheld: HANDHELD_SYSTEMS.includes(system) };
}

function nameIn(signs: readonly Sign[], userAgent: string | null): string | null {
  return signs.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
}
