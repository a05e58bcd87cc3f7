import type { Theme } from '@callstead/contract/web';
import { escapeHtml } from '@callstead/domain/escape-html';
import { PRODUCT_NAME } from '@callstead/domain/site/network-name';
import { ASSETS } from './assets.ts';

type NavEntry = { path: string; label: string };
export type NavGroup = { label: string; entries: readonly NavEntry[] };

export type Shell = {
  path: string;
  title: string;
  description: string;
  /** Markup. */
  content: string;
  nav: readonly NavGroup[];
  publicUrl: string;
  /** Whose documentation it is. */
  network: string;
  /** What a person chose on the site; null follows the system. */
  theme: Theme | null;
  nonce: string;
  /** Faces of the site's own fonts, where it is built. */
  fontFaces: string;
};

/** A page of the documentation: complete without script, which only adds buttons that copy. */
export function docsPage(of: Shell): string {
  const theme = of.theme ? ` data-theme="${of.theme}"` : '';
  return `<!doctype html>
<html lang="en"${theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(of.title)} · ${escapeHtml(of.network)} API</title>
<meta name="description" content="${escapeHtml(of.description)}">
<link rel="canonical" href="${escapeHtml(of.publicUrl + of.path)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${of.fontFaces && `<style nonce="${escapeHtml(of.nonce)}">${of.fontFaces}</style>`}
<link rel="stylesheet" href="${ASSETS.style}">
<script src="${ASSETS.script}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<a class="logo" href="/">${wordmark(of.network)}</a>
<nav aria-label="Site"><a class="top-link" href="/docs"${of.path === '/docs' ? ' aria-current="page"' : ''}>API</a><a class="top-link" href="/openapi.json">OpenAPI</a><a class="top-link" href="/contact">Contact</a></nav>
</header>
<div class="frame">
<nav class="side" aria-label="Documentation">${sideNav(of)}</nav>
<main id="content" tabindex="-1">
${of.content}
</main>
</div>
<footer class="bottom"><p>The API, its messages and these pages are in English; the panels speak Spanish and English.</p></footer>
</body>
</html>
`;
}

/** A network with a name of its own does not bear our sign. */
export const wordmark = (network: string) => `${network === PRODUCT_NAME ? LOGO : ''}${escapeHtml(network)}`;

const LOGO =
  '<svg viewBox="0 0 24 24" width="28" height="28" fill="none" aria-hidden="true" stroke-width="2" stroke-linecap="round"><path d="M2.5 15 12 6l9.5 9" class="roof" stroke-linejoin="round"/><path d="M1 19C9 19 19 14.5 23 5" class="line"/></svg>';

/** On a phone it is folded away; what is folded on a desk is only the button that unfolds it. */
function sideNav({ nav, path }: Shell): string {
  const groups = nav.map(
    ({ label, entries }) =>
      `<h2 class="side-title">${escapeHtml(label)}</h2><ul>${entries.map((entry) => navLink(entry, path)).join('')}</ul>`,
  );
  return `<details class="fold"><summary>All pages</summary>${groups.join('')}</details><div class="wide">${groups.join('')}</div>`;
}

const navLink = ({ path, label }: NavEntry, current: string) =>
  `<li><a class="side-link" href="${path}"${path === current ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a></li>`;
