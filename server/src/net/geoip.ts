import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type CityResponse, Reader } from 'mmdb-lib';
import type { Logger } from 'pino';

/** As codes: 'US' and 'FL'; null for what is not known. */
export type Place = { country: string | null; state: string | null };
export type PlaceFinder = { placeOf: (address: string) => Place; close: () => void };

const UNKNOWN: Place = { country: null, state: null };
export const NO_PLACES: PlaceFinder = { placeOf: () => UNKNOWN, close: () => undefined };
/** How often somebody looks whether the file is another one; MaxMind makes a new one twice a week. */
const LOOK_MS = 60_000;
const MOST_KNOWN = 10_000;

/** Where addresses are, by a MaxMind file. Without one that can be read nothing is known, and nobody is kept waiting for it. */
export async function openGeoip(file: string, log: Pick<Logger, 'warn'>, lookMs = LOOK_MS): Promise<PlaceFinder> {
  let reader: Reader<CityResponse> | undefined;
  const read = async () => {
    try {
      reader = new Reader<CityResponse>(await readFile(file), { cache: boundedCache() });
    } catch (error) {
      const { message } = error as Error;
      log.warn({ file, reason: message }, 'the file of GEOIP_DB cannot be read: what it said before still holds');
    }
  };
  await read();
  watchFile(file, { interval: lookMs, persistent: false }, ({ mtimeMs }, before) => {
    if (mtimeMs > 0 && mtimeMs !== before.mtimeMs) void read();
  });
  return { placeOf: (address) => placeIn(reader, address), close: () => unwatchFile(file) };
}

function placeIn(reader: Reader<CityResponse> | undefined, address: string): Place {
  try {
    const found = reader?.get(address.replace(/^::ffff:(?=\d+\.)/i, ''));
    if (!found) return UNKNOWN;
    return { country: found.country?.iso_code ?? null, state: found.subdivisions?.[0]?.iso_code ?? null };
  } catch {
    return UNKNOWN; // no address, or a file that is damaged
  }
}

/** Reading an entry with the names of its places in eight languages takes longer than a click; few entries come often. */
function boundedCache() {
  const known = new Map<string | number, unknown>();
  return {
    get: (key: string | number) => known.get(key),
    set: (key: string | number, value: unknown) => {
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(key, value);
    },
  };
}
