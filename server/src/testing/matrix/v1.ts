import { V1 } from '@callstead/contract/v1';
import { type Entry, EVERYBODY } from './entry.ts';

/** Whoever comes with a cookie, or with nothing, has shown no key. Who may with one stands in testing/v1-world.ts. */
const ASKS_FOR_A_KEY: Entry = { may: EVERYBODY, answers: 401, changesNothing: true };

export const v1Matrix: Record<string, Entry> = Object.fromEntries(
  [...V1.values()].filter(({ scope }) => scope).map(({ method, path }) => [`${method} /v1${path}`, ASKS_FOR_A_KEY]),
);
