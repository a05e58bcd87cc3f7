import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All of IPv6 that was ever given out; outside of it lie forms that carry an IPv4 address (`::127.0.0.1`). */
const GIVEN_OUT_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Addresses that no carrier has: this machine, its neighbours, the cloud's own services, and all that leads there by
 * another name. An IPv4 address in the clothes of IPv6 is judged as what it is.
 */
export function isPrivateAddress(address: string): boolean {
  const plain = ipaddr.process(address);
  if (plain.range() !== 'unicast') return true;
  return plain instanceof ipaddr.IPv6 && !plain.match(GIVEN_OUT_IPV6);
}

/** Nothing that we ask for ourselves lies there. */
export class PrivateAddress extends Error {}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** For `request`, which connects to the very address this names: whatever the name leads to a moment later. */
export function createPublicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const hidden = addresses?.find(({ address }) => isPrivateAddress(address));
      const refusal = hidden ? new PrivateAddress(`${hostname} leads to a private address`) : error;
      const first = addresses?.[0];
      if (refusal || !first) return callback(refusal ?? new Error(`${hostname} leads nowhere`), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

/** A name that leads to a private address leads nowhere, also if it did not a moment ago. */
export const publicLookup = createPublicLookup(lookup);
