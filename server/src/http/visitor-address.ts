import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

/** Undefined: somebody forwarded it whom TRUST_PROXY does not name. */
export type ReadAddress = (request: IncomingMessage) => string | undefined;

/** Whom a request comes from, for what is answered past the framework; as the framework finds it. */
export function createAddressReader(proxies: Config['trustProxy']): ReadAddress {
  const isTrusted = trustOf(proxies);
  return (request) => {
    const { headers } = request;
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    const addresses = proxyAddr.all(request, isTrusted);
    return isForwarded && addresses.length < 2 ? undefined : addresses.at(-1);
  };
}

function trustOf(proxies: Config['trustProxy']): (address: string, hop: number) => boolean {
  if (typeof proxies === 'boolean') return () => proxies;
  return typeof proxies === 'function' ? proxies : proxyAddr.compile(proxies);
}
