import { isIP } from 'node:net';

/** Where this very server answers, whatever stands in front of it. */
export function ownAddress({ host, port }: { host: string; port: number }): string {
  const here = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : isIP(host) === 6 ? `[${host}]` : host;
  return `http://${here}:${port}`;
}
