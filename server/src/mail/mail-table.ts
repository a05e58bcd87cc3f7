import { escapeHtml } from '@callstead/domain/escape-html';
import type { MailTable } from './mail-texts.ts';

export const SANS = "'Public Sans','Segoe UI',Helvetica,Arial,sans-serif";
const CELL = `padding:8px 6px;border-bottom:1px solid #DDD8CB;font:14px/20px ${SANS};vertical-align:top`;

/** A table as every client draws it: no script, no picture; bars are cells with a background. */
export function tableHtml({ caption, headings, rows, totals }: MailTable): string {
  const head = headings.map(({ label, isFigure }) => heading(label, isFigure)).join('');
  const body = rows.map(({ cells, share }) => row(headings, cells, share)).join('\n');
  const foot = totals ? `\n<tfoot>${row(headings, totals, null, true)}</tfoot>` : '';
  return `<table class="text" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-collapse:collapse;color:#17211E">
<caption class="muted" style="padding:0 6px 8px;text-align:left;font:13px/20px ${SANS};color:#55605B">${escapeHtml(caption)}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody>${foot}
</table>`;
}

const side = (isFigure: boolean) => (isFigure ? 'right' : 'left');

const heading = (label: string, isFigure: boolean) =>
  `<th scope="col" class="cell muted" align="${side(isFigure)}" style="${CELL};font-weight:600;color:#55605B;text-align:${side(isFigure)}">${escapeHtml(label)}</th>`;

type Headings = MailTable['headings'];

function row(headings: Headings, cells: readonly string[], share: number | null, isTotal = false): string {
  const drawn = cells.map((text, index) => {
    const isFigure = headings[index]?.isFigure ?? false;
    const style = `${CELL};text-align:${side(isFigure)};${isFigure ? 'white-space:nowrap;font-variant-numeric:tabular-nums' : 'overflow-wrap:anywhere'}${isTotal ? ';font-weight:700' : ''}`;
    const bar = index === 0 && share !== null ? barHtml(share) : '';
    const tag = index === 0 ? 'th scope="row"' : 'td';
    const weight = index === 0 && !isTotal ? ';font-weight:400' : '';
    return `<${tag} class="cell text" align="${side(isFigure)}" style="${style}${weight}">${escapeHtml(text)}${bar}</${tag.slice(0, 2)}>`;
  });
  return `<tr>${drawn.join('')}</tr>`;
}

const PERCENT = 100;

function barHtml(share: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * PERCENT);
  const part = (width: number, name: string, colour: string) =>
    width === 0
      ? ''
      : `<td class="${name}" width="${width}%" height="4" style="height:4px;line-height:4px;font-size:0;background:${colour}">&nbsp;</td>`;
  return `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 0;max-width:160px"><tr>${part(filled, 'bar', '#0E5A4A')}${part(PERCENT - filled, 'rest', '#EAE6DB')}</tr></table>`;
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
