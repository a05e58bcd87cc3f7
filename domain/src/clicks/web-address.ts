/** An address on the web taken apart: whoever follows it comes to `host`, whatever stands in `rest`. */
export type WebAddress = { origin: string; host: string; rest: string };

const ADDRESS = /^(https?):\/\/([a-z0-9.-]+)(?::(\d{1,5}))?(?=$|[/?#])(.*)$/is;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** Names of what only a machine or a house knows. */
const PRIVATE_NAMES = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'arpa', 'onion'];
/** Everything an address may hold behind its host as it is; the rest is written with per cent. */
const UNSAFE = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/gu;
const HIGHEST_PORT = 65_535;

/** Public names alone: neither numbers nor names of an inner network, no user name, http or https. Undefined for anything else. */
export function parseWebAddress(text: string): WebAddress | undefined {
  const [, scheme = '', name = '', port, rest = ''] = ADDRESS.exec(text) ?? [];
  const host = name.toLowerCase();
  if (!isPublicHost(host) || Number(port ?? 0) > HIGHEST_PORT) return undefined;
  const origin = `${scheme.toLowerCase()}://${host}${port ? `:${Number(port)}` : ''}`;
  return { origin, host, rest: encodeUnsafe(rest) };
}

/** A name of at least two parts whose last is no number: 'offers.example.com'. */
export function isPublicHost(host: string): boolean {
  if (host.length > 253 || !HOST.test(host)) return false;
  return !PRIVATE_NAMES.includes(host.slice(host.lastIndexOf('.') + 1));
}

/** Text that stands behind the host. */
export const encodeUnsafe = (text: string): string => text.replace(UNSAFE, encodeURIComponent);

/** What stands between an address and one more parameter of it. */
export function parameterJoint(address: string): '?' | '&' | '' {
  const query = address.indexOf('?');
  if (query < 0) return '?';
  return query === address.length - 1 || address.endsWith('&') ? '' : '&';
}

/** Adds a parameter before whatever follows '#'. */
export function withParameter(address: string, name: string, value: string): string {
  const [before, after] = splitAtHash(address);
  return `${before}${parameterJoint(before)}${name}=${encodeURIComponent(value)}${after}`;
}

export function splitAtHash(text: string): [before: string, after: string] {
  const hash = text.indexOf('#');
  return hash < 0 ? [text, ''] : [text.slice(0, hash), text.slice(hash)];
}
