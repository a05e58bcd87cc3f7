import { type LookupAddress, lookup } from 'node:dns';
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

/** For `request`: a name that leads to a private address leads nowhere, also if it did not a moment ago. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const hidden = addresses?.find(({ address }) => isPrivateAddress(address));
    const refusal = hidden ? new Error(`${hostname} leads to a private address`) : error;
    const first = addresses?.[0];
    if (refusal || !first) return callback(refusal ?? new Error(`${hostname} leads nowhere`), '', 0);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
