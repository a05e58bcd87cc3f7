import { HELP_GUIDES, type HelpGuide, helpPath } from '@callstead/contract/help-paths';
import { publicPaths } from '@callstead/contract/public-paths';
import type { Theme } from '@callstead/contract/web';
import { escapeHtml } from '@callstead/domain/escape-html';
import { LANGUAGES, type Language } from '@callstead/domain/identity/account';
import { inTheNameOf } from '@callstead/domain/site/network-name';
import { ASSETS } from '../docs/pages/assets.ts';
import { wordmark } from '../docs/pages/shell.ts';
import { renderHelp } from './guides.ts';
import { HELP_TEXTS } from './texts.ts';

export type HelpVisit = {
  language: Language;
  /** What a person chose on the site; null follows the system. */
  theme: Theme | null;
  nonce: string;
  fontFaces: string;
  /** What the network calls itself. */
  network: string;
  publicUrl: string;
};

/** A guide, or with none the page that leads to all; complete without script. */
export function helpPage(guide: HelpGuide | undefined, visit: HelpVisit): string {
  const texts = textsOf(visit);
  const content = guide ? inTheNameOf(visit.network, renderHelp(guide, visit.language)) : frontOf(visit);
  const { label, about } = guide ? texts.of[guide] : { label: texts.title, about: texts.lead };
  return frame({ path: helpPath(guide), title: label, about, content, guide }, visit);
}

export function missingHelpPage(visit: HelpVisit): string {
  const { missing, missingText } = textsOf(visit);
  const content = `<h1>${escapeHtml(missing)}</h1><p class="lead">${escapeHtml(missingText)}</p>${cards(visit)}`;
  return frame({ path: helpPath(), title: missing, about: missingText, content, guide: undefined }, visit);
}

const textsOf = ({ network, language }: HelpVisit) => inTheNameOf(network, HELP_TEXTS[language]);

const frontOf = (visit: HelpVisit) =>
  `<h1>${escapeHtml(textsOf(visit).title)}</h1><p class="lead">${escapeHtml(textsOf(visit).lead)}</p>${cards(visit)}`;

function cards(visit: HelpVisit): string {
  const { of } = textsOf(visit);
  const items = HELP_GUIDES.map((guide) => {
    const { label, about } = of[guide];
    const href = escapeHtml(helpPath(guide, visit));
    return `<li><a href="${href}"><strong>${escapeHtml(label)}</strong><span>${escapeHtml(about)}</span></a></li>`;
  });
  return `<ul class="cards">${items.join('')}</ul>`;
}

type Page = { path: string; title: string; about: string; content: string; guide: HelpGuide | undefined };

function frame({ path, title, about, content, guide }: Page, visit: HelpVisit): string {
  const { language, theme, nonce, fontFaces, network, publicUrl } = visit;
  const texts = textsOf(visit);
  const address = escapeHtml(publicUrl + path);
  const alternates = LANGUAGES.map(
    (each) => `<link rel="alternate" hreflang="${each}" href="${address}?lang=${each}">`,
  ).join('\n');
  const other = language === 'es' ? 'en' : 'es';
  return `<!doctype html>
<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${title} · ${texts.title} · ${network}`)}</title>
<meta name="description" content="${escapeHtml(about)}">
<link rel="canonical" href="${address}">
${alternates}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fontFaces && `<style nonce="${escapeHtml(nonce)}">${fontFaces}</style>`}
<link rel="stylesheet" href="${ASSETS.style}">
</head>
<body>
<a class="skip" href="#content">${escapeHtml(texts.skip)}</a>
<header class="top">
<a class="logo" href="/">${wordmark(network)}</a>
<nav aria-label="${escapeHtml(texts.site)}"><a class="top-link" href="${publicPaths.contact}">${escapeHtml(texts.contact)}</a><a class="top-link" href="?lang=${other}" hreflang="${other}" lang="${other}">${texts.other}</a></nav>
</header>
<div class="frame">
<nav class="side" aria-label="${escapeHtml(texts.guides)}">${sideNav(guide, visit)}</nav>
<main id="content" tabindex="-1">
${content}
</main>
</div>
</body>
</html>
`;
}

/** As in the documentation: folded away on a phone. */
function sideNav(current: HelpGuide | undefined, visit: HelpVisit): string {
  const texts = textsOf(visit);
  const links = HELP_GUIDES.map((guide) => {
    const here = guide === current ? ' aria-current="page"' : '';
    return `<li><a class="side-link" href="${escapeHtml(helpPath(guide, visit))}"${here}>${escapeHtml(texts.of[guide].label)}</a></li>`;
  });
  const list = `<h2 class="side-title">${escapeHtml(texts.guides)}</h2><ul>${links.join('')}</ul>`;
  return `<details class="fold"><summary>${escapeHtml(texts.all)}</summary>${list}</details><div class="wide">${list}</div>`;
}
