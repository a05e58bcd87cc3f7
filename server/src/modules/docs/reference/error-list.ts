import { escapeHtml } from '@callstead/domain/escape-html';
import type { Refusal } from '../open-api/refusals.ts';
import { WHAT_TO_DO } from './what-to-do.ts';

/** Every code with an anchor of its own: `type` of a problem leads there. */
export function errorList(refusals: readonly Refusal[]): string {
  const sections = refusals.map(
    ({ code, status, title }) =>
      `<section class="error" id="${code}" aria-labelledby="${code}-title"><h2 id="${code}-title"><a href="#${code}">${code}</a></h2><p>${escapeHtml(title)}. <span class="meta">HTTP ${status}</span></p>${advice(code)}</section>`,
  );
  return `<h2>All codes</h2>${sections.join('')}`;
}

function advice(code: Refusal['code']): string {
  const text = WHAT_TO_DO[code];
  return text ? `<p>${escapeHtml(text)}</p>` : '';
}
