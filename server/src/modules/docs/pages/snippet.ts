import { escapeHtml } from '@callstead/domain/escape-html';

const LABELS = { curl: 'curl', typescript: 'TypeScript', python: 'Python' } as const;
export type SnippetLanguage = keyof typeof LABELS;

export const codeBlock = (code: string, label: string) => `<div class="code">${preOf(code, label)}</div>`;

/** What is wider than its box is moved by keys, too. */
const preOf = (code: string, label: string) =>
  `<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}"><code>${escapeHtml(code)}</code></pre>`;

/** The same in several languages: radio buttons, so that it needs no script. */
export function snippetGroup(name: string, about: string, snippets: Partial<Record<SnippetLanguage, string>>): string {
  const languages = (Object.keys(LABELS) as SnippetLanguage[]).filter((language) => snippets[language] !== undefined);
  const [only] = languages;
  if (languages.length === 1 && only) return codeBlock(snippets[only] ?? '', `${about}, ${LABELS[only]}`);
  const tabs = languages.map(
    (language, index) =>
      `<label><input type="radio" name="${escapeHtml(name)}" value="${language}"${index === 0 ? ' checked' : ''}>${LABELS[language]}</label>`,
  );
  const panels = languages.map(
    (language) =>
      `<div class="panel ${language}">${preOf(snippets[language] ?? '', `${about}, ${LABELS[language]}`)}</div>`,
  );
  return `<fieldset class="snippet"><legend>Language of the example: ${escapeHtml(about)}</legend><div class="tabs">${tabs.join('')}</div>${panels.join('')}</fieldset>`;
}
