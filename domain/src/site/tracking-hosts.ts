import { readHost } from '../clicks/campaign-links.ts';

export const MOST_TRACKING_HOSTS = 20;

/** One a line, or parted by commas; undefined where one of them is no public name. */
export function readTrackingHosts(written: string): string[] | undefined {
  const hosts = written
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(readHost);
  return hosts.every((host) => host !== undefined) ? [...new Set(hosts)] : undefined;
}
