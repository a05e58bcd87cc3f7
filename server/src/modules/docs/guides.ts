import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import { ROOT_FOLDER } from '../../root-folder.ts';
import { codeBlock, type SnippetLanguage, snippetGroup } from './pages/snippet.ts';

/** In the order they are read in; the first is the front page. */
export const GUIDES = [
  { slug: 'start', label: 'Start', about: 'A first request, and what holds everywhere.' },
  { slug: 'authentication', label: 'Authentication', about: 'Keys, scopes, live and test.' },
  { slug: 'idempotency', label: 'Idempotency', about: 'Ask again without doing it twice.' },
  { slug: 'pagination', label: 'Pagination', about: 'Lists, cursors and filters.' },
  { slug: 'errors', label: 'Errors', about: 'What refusals look like, and every code.' },
  { slug: 'rate-limits', label: 'Rate limits', about: 'How often a key may ask.' },
  { slug: 'leads', label: 'Leads', about: 'Post leads, ping first, keep consent.' },
  { slug: 'webhooks', label: 'Webhooks', about: 'Be told what happens, and verify it.' },
  { slug: 'postbacks', label: 'Postbacks', about: 'Report conversions; tell your tracker.' },
  { slug: 'typescript', label: 'TypeScript client', about: 'Typed, small, retries included.' },
  { slug: 'mcp', label: 'MCP', about: 'Let an assistant ask.' },
] as const;

export type GuideSlug = (typeof GUIDES)[number]['slug'];

/** What the guides call the network; readers see its own address. */
const PLACEHOLDER = 'https://network.example';

export const readGuide = (slug: GuideSlug): string =>
  readFileSync(join(import.meta.dirname, 'guides', `${slug}.md`), 'utf8');

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const id = depth === 1 ? '' : ` id="${slugOf(text)}"`;
      return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    code: ({ text, lang }) => codeBlock(text, lang === 'json' ? 'Example, JSON' : 'Example'),
  },
});

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A guide as markup. Examples of one thing in several languages stand one behind the other in it, and become tabs. */
export const renderGuide = (slug: GuideSlug, publicUrl: string): string =>
  render(slug, readGuide(slug).replaceAll(PLACEHOLDER, publicUrl));

/** For whoever runs the network: its page of health leads here, and no other. */
export const renderRunbook = (): string =>
  `<div class="guide">${marked.parse(readFileSync(join(ROOT_FOLDER, 'docs', 'runbook.md'), 'utf8'))}</div>`;

function render(slug: GuideSlug, text: string): string {
  const tokens = marked.lexer(text);
  let heading = '';
  const parts = groupsOf(tokens).map((group, index) => {
    const [first] = group;
    if (first?.type === 'heading') heading = (first as Tokens.Heading).text;
    if (!first || !isSnippet(first)) return tableScroll(marked.parser(group));
    return snippetGroup(`${slug}-${index}`, heading, Object.fromEntries(group.filter(isSnippet).map(snippetOf)));
  });
  return `<div class="guide">${parts.join('')}</div>`;
}

const LANGUAGES: Record<string, SnippetLanguage> = { bash: 'curl', ts: 'typescript', python: 'python' };

const isSnippet = (token: Token): token is Tokens.Code => token.type === 'code' && (token.lang ?? '') in LANGUAGES;
const snippetOf = ({ lang = '', text }: Tokens.Code) => [LANGUAGES[lang], text];

function groupsOf(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  for (const token of tokens.filter(({ type }) => type !== 'space')) {
    const last = groups.at(-1);
    if (last && continues(last, token)) last.push(token);
    else groups.push([token]);
  }
  return groups;
}

/** The same in one more language. */
const continues = (group: readonly Token[], token: Token) =>
  isSnippet(token) && group.every((each) => isSnippet(each) && each.lang !== token.lang);

/** A table that is wider than a phone moves inside its own box. */
const tableScroll = (html: string) =>
  html.startsWith('<table') ? `<div class="table" tabindex="0" role="region" aria-label="Table">${html}</div>` : html;
