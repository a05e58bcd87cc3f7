import { parseWebAddress, withParameter } from '../clicks/web-address.ts';
import { escapeHtml } from '../escape-html.ts';

type Sender = { publicUrl: string; offerId: string; affId: string };

/** A publisher's own link to a campaign, with the material it stands under; `to` leads on to a page of the campaign's own. */
export function materialLink(
  { publicUrl, offerId, affId }: Sender,
  creative: string,
  to: string | null = null,
): string {
  const link = withParameter(`${publicUrl}/t/${offerId}/${affId}`, 'creative', creative);
  return to === null ? link : withParameter(link, 'to', to);
}

/** Whether links can lead to that page: only to hosts the campaign names. */
export function isReachable(address: string, hosts: readonly string[]): boolean {
  const host = parseWebAddress(address)?.host;
  return host !== undefined && hosts.includes(host);
}

type Image = { src: string; name: string; width: number; height: number };

/** `link` is null where the network hands out none: then there is the image alone. */
export function imageCode({ src, name, width, height }: Image, link: string | null): string {
  const image = `<img src="${escapeHtml(src)}" width="${width}" height="${height}" alt="${escapeHtml(name)}">`;
  return linked(image, link);
}

type Text = { headline: string; body: string };

/** For a page: the headline is the link. */
export function textCode({ headline, body }: Text, link: string | null): string {
  const lines = escapeHtml(body).split('\n').join('<br>\n');
  return `${linked(`<strong>${escapeHtml(headline)}</strong>`, link)}<br>\n${lines}`;
}

/** For mails and posts. */
export function plainText({ headline, body }: Text, link: string | null): string {
  return [headline, body, ...(link === null ? [] : [link])].join('\n\n');
}

/** Search engines ask that paid links say so. */
const linked = (inner: string, link: string | null) =>
  link === null ? inner : `<a href="${escapeHtml(link)}" rel="sponsored">${inner}</a>`;
