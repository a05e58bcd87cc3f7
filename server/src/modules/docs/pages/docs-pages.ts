import { runbookPath } from '@callstead/contract/public-paths';
import { escapeHtml } from '@callstead/domain/escape-html';
import { GUIDES, renderGuide, renderRunbook } from '../guides.ts';
import type { OpenApi } from '../open-api/document.ts';
import type { Refusal } from '../open-api/refusals.ts';
import { chapterPage } from '../reference/chapter-page.ts';
import { type Chapter, chaptersOf } from '../reference/chapters.ts';
import { errorList } from '../reference/error-list.ts';
import type { NavGroup } from './shell.ts';

type DocsPage = { path: string; title: string; description: string; content: string };
export type Docs = { nav: NavGroup[]; pages: ReadonlyMap<string, DocsPage> };

const guidePath = (slug: string) => (slug === 'start' ? '/docs' : `/docs/${slug}`);
const chapterPath = ({ slug }: Chapter) => `/docs/reference/${slug}`;

/** Every page of the documentation by its path: guides, and the reference of the document. */
export function docsOf(document: OpenApi, refusals: readonly Refusal[], publicUrl: string): Docs {
  const chapters = chaptersOf(document);
  const nav = [
    { label: 'Guides', entries: GUIDES.map(({ slug, label }) => ({ path: guidePath(slug), label })) },
    { label: 'Reference', entries: chapters.map((chapter) => ({ path: chapterPath(chapter), label: chapter.name })) },
  ];
  const guides = GUIDES.map(({ slug, label, about }): DocsPage => {
    const more = { start: index(chapters), errors: errorList(refusals) }[slug as string] ?? '';
    return { path: guidePath(slug), title: label, description: about, content: renderGuide(slug, publicUrl) + more };
  });
  const reference = chapters.map((chapter): DocsPage => {
    const content = chapterPage(chapter, document, publicUrl);
    return { path: chapterPath(chapter), title: chapter.name, description: chapter.description, content };
  });
  const runbook = {
    ...{ path: runbookPath, title: 'Runbook', description: 'What to do when something is wrong.' },
    content: renderRunbook(),
  };
  return { nav, pages: new Map([...guides, ...reference, runbook].map((page) => [page.path, page])) };
}

/** The front page leads to all others. */
function index(chapters: readonly Chapter[]): string {
  const guides = GUIDES.slice(1).map(({ slug, label, about }) => card(guidePath(slug), label, about));
  const reference = chapters.map((chapter) => card(chapterPath(chapter), chapter.name, chapter.description));
  return `<h2>Guides</h2><ul class="cards">${guides.join('')}</ul><h2>Reference</h2><ul class="cards">${reference.join('')}</ul>`;
}

const card = (path: string, label: string, about: string) =>
  `<li><a href="${path}"><strong>${escapeHtml(label)}</strong><span>${escapeHtml(about)}</span></a></li>`;
