import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

const OF_ONE_LINE = 64;

/** Whom an address stands for: one of IPv4 for itself, however it is written; one of IPv6 for the line that was given all 2^64 beside it. */
export function networkOf(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address;
  const plain = ipaddr.process(address); // an IPv4 address in IPv6's clothes becomes one again
  if (plain instanceof ipaddr.IPv4) return plain.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain.toNormalizedString()}/${OF_ONE_LINE}`)}/${OF_ONE_LINE}`;
}
