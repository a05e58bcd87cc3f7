import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELP_GUIDES, type HelpGuide, helpPath } from '@callstead/contract/help-paths';
import { escapeHtml } from '@callstead/domain/escape-html';
import type { Language } from '@callstead/domain/identity/account';
import { Marked } from 'marked';
import { PICTURE_SIZE, pictureAddress } from './pictures.ts';

export const readHelp = (guide: HelpGuide, language: Language): string =>
  readFileSync(join(import.meta.dirname, 'help-guides', language, `${guide}.md`), 'utf8');

/** '## Title {#id}': screens lead to a section, whatever language it is read in. */
const NAMED = /\s*\{#([a-z-]+)\}$/;

/** A guide as markup: its pictures are those of its language, and its ways to other guides keep it. */
export function renderHelp(guide: HelpGuide, language: Language): string {
  const marked = new Marked({
    renderer: {
      heading({ text, depth }) {
        const [, id] = NAMED.exec(text) ?? [];
        return `<h${depth}${id ? ` id="${id}"` : ''}>${escapeHtml(text.replace(NAMED, ''))}</h${depth}>\n`;
      },
      image: ({ href, text }) => figure(pictureAddress(href, language), text),
      link({ href, tokens }) {
        return `<a href="${escapeHtml(inLanguage(href, language))}">${this.parser.parseInline(tokens)}</a>`;
      },
      paragraph({ tokens }) {
        const inner = this.parser.parseInline(tokens);
        return tokens.length === 1 && tokens[0]?.type === 'image' ? inner : `<p>${inner}</p>\n`;
      },
    },
  });
  return `<div class="guide">${marked.parse(readHelp(guide, language))}</div>`;
}

const inLanguage = (href: string, language: Language) => {
  const guide = HELP_GUIDES.find((each) => href === helpPath(each));
  return guide ? helpPath(guide, { language }) : href;
};

const figure = (source: string, text: string) =>
  `<figure><img src="${escapeHtml(source)}" alt="" loading="lazy" decoding="async" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}"><figcaption>${escapeHtml(text)}</figcaption></figure>\n`;
