import { escapeHtml } from '@callstead/domain/escape-html';
import type { MailTable } from './mail-texts.ts';

export const SANS = "'Public Sans','Segoe UI',Helvetica,Arial,sans-serif";
const FIGURE = `padding:2px 3px 10px;border-bottom:1px solid #DDD8CB;text-align:right;vertical-align:bottom`;
const NAME = `padding:10px 4px 2px;font:14px/20px ${SANS};text-align:left;overflow-wrap:break-word`;

/**
 * A table as every client draws it: no script, no picture; bars are cells with a background. The name of a row has a line of its
 * own, so that a telephone shows all figures below it.
 */
export function tableHtml({ caption, headings, rows, totals }: MailTable): string {
  const head = group(headings, labelsOf(headings), { tag: 'thead', weight: 400, colour: '#55605B', name: 'muted' });
  const body = rows.map(({ cells, share }) => group(headings, cells, { ...BODY, share })).join('\n');
  const foot = totals ? `\n${group(headings, totals, { ...BODY, tag: 'tfoot', weight: 700 })}` : '';
  return `<table class="text" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-collapse:collapse;color:#17211E">
<caption class="muted" style="padding:0 4px 8px;text-align:left;font:13px/20px ${SANS};color:#55605B">${escapeHtml(caption)}</caption>
${head}
${body}${foot}
</table>`;
}

type Headings = MailTable['headings'];
const labelsOf = (headings: Headings) => headings.map(({ label }) => label);

type Look = { tag: 'thead' | 'tbody' | 'tfoot'; weight: number; colour: string; name: string; share?: number | null };
const BODY: Look = { tag: 'tbody', weight: 400, colour: '#17211E', name: 'text' };

function group(headings: Headings, cells: readonly string[], { tag, weight, colour, name, share }: Look): string {
  const figures = cells.filter((_, index) => headings[index]?.isFigure);
  const names = cells.filter((text, index) => !headings[index]?.isFigure && text !== '');
  const look = `font-weight:${weight};color:${colour}`;
  const [cell, scope] = tag === 'thead' ? ['th', ' scope="col"'] : ['td', ''];
  const width = Math.floor(PERCENT / Math.max(1, figures.length));
  const drawn = figures.map(
    (text) =>
      `<${cell}${scope} class="cell ${name}" width="${width}%" align="right" style="${FIGURE};font:${tag === 'thead' ? '12px/16px' : '13px/20px'} ${SANS};${look};font-variant-numeric:tabular-nums">${escapeHtml(text)}</${cell}>`,
  );
  const bar = share === null || share === undefined ? '' : barHtml(share);
  const title = `<th scope="${tag === 'thead' ? 'col' : 'rowgroup'}" class="${name}" colspan="${Math.max(1, figures.length)}" align="left" style="${NAME};${look}">${escapeHtml(names.join(' · '))}${bar}</th>`;
  return `<${tag}>${names.length > 0 ? `<tr>${title}</tr>` : ''}<tr>${drawn.join('')}</tr></${tag}>`;
}

const PERCENT = 100;

function barHtml(share: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * PERCENT);
  const part = (width: number, name: string, colour: string) =>
    width === 0
      ? ''
      : `<td class="${name}" width="${width}%" height="4" style="height:4px;line-height:4px;font-size:0;background:${colour}">&nbsp;</td>`;
  return `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 0"><tr>${part(filled, 'bar', '#0E5A4A')}${part(PERCENT - filled, 'rest', '#EAE6DB')}</tr></table>`;
}

/** The same for those who read text: names to the left, figures to the right. */
export function tableText({ caption, headings, rows, totals }: MailTable): string {
  const lines = [headings.map(({ label }) => label), ...rows.map(({ cells }) => cells), ...(totals ? [totals] : [])];
  const widths = headings.map((_, index) => Math.max(...lines.map((line) => [...(line[index] ?? '')].length)));
  const written = lines.map((line) =>
    line
      .map((text, index) => padded(text, widths[index] ?? 0, headings[index]?.isFigure ?? false))
      .join('  ')
      .trimEnd(),
  );
  return [caption, ...written].join('\n');
}

function padded(text: string, width: number, isFigure: boolean): string {
  const missing = ' '.repeat(Math.max(0, width - [...text].length));
  return isFigure ? `${missing}${text}` : `${text}${missing}`;
}
