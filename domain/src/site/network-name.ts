/** What the software is called. Texts are written with it; a network that has a name of its own puts that in its place. */
export const PRODUCT_NAME = 'Callstead';

/** 'llamadas-roe' of 'Llamadas Röe': how files that people take away begin. */
export const networkSlug = (network: string): string =>
  network
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'network';

/** Texts, or a tree of them, as this network says them. What people wrote never comes through here. */
export function inTheNameOf<Texts>(network: string, texts: Texts): Texts {
  if (network === PRODUCT_NAME) return texts;
  const written = JSON.stringify(network).slice(1, -1);
  return JSON.parse(JSON.stringify(texts).replaceAll(PRODUCT_NAME, () => written));
}
