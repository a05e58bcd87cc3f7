import ipaddr from 'ipaddr.js';

/** '203.0.113.7' or '203.0.113.0/24' as PostgreSQL keeps a network; undefined for what is none. */
export function parseNetwork(written: string): string | undefined {
  const [address = '', ...rest] = written.split('/');
  if (rest.length > 1 || !isWritten(address)) return undefined;
  const plain = rest.length === 0 ? ipaddr.process(address) : ipaddr.parse(address);
  const bits = plain.kind() === 'ipv4' ? 32 : 128;
  const [size = String(bits)] = rest;
  if (!/^\d{1,3}$/.test(size) || Number(size) > bits) return undefined;
  const family = plain.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${plain}/${Number(size)}`)}/${Number(size)}`;
}

/** As people write them: no zone, and none of the forms of IPv4 that read otherwise elsewhere (`010.1`, `0x7f.1`). */
const isWritten = (address: string) =>
  ipaddr.IPv4.isValidFourPartDecimal(address) || (!address.includes('%') && ipaddr.IPv6.isValid(address));

/** Whether an address lies in one of these; an IPv4 address in the clothes of IPv6 is judged as what it is. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network);
    return base.kind() === plain.kind() && plain.match(base, bits);
  });
}
