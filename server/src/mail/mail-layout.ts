import { escapeHtml } from '@callstead/domain/escape-html';
import type { Language } from '@callstead/domain/identity/account';
import { SANS, tableHtml, tableText } from './mail-table.ts';
import type { MailAction, MailText } from './mail-texts.ts';

type Letter = MailText & { language: Language; greeting: string; linkHint: string; footer: string };

const DISPLAY = "'Familjen Grotesk','Segoe UI',Helvetica,Arial,sans-serif";

// Inline styles are the light look, which every client shows; clients that know dark mode take these instead.
const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .canvas { background: #0E1513 !important; }
    .sheet { background: #151E1B !important; border-color: #2B3834 !important; }
    .line { border-color: #5CC9AE !important; }
    .mark, .link { color: #5CC9AE !important; }
    .text { color: #ECF1EE !important; }
    .muted { color: #A4B2AC !important; }
    .button { background: #5CC9AE !important; }
    .button a { color: #06231C !important; }
    .cell { border-color: #2B3834 !important; }
    .bar { background: #5CC9AE !important; }
    .rest { background: #2B3834 !important; }
  }`;

export function layOutText(letter: Letter): string {
  return [
    letter.greeting,
    ...letter.before,
    ...(letter.table ? [tableText(letter.table)] : []),
    ...letter.actions.map((action) => `${action.label}:\n${action.link}`),
    ...letter.after,
    `-- \nCallstead\n${letter.footer}\n${letter.unsubscribe ? `${letter.unsubscribe.label}: ${letter.unsubscribe.link}\n` : ''}`,
  ].join('\n\n');
}

export function layOutHtml(letter: Letter): string {
  const [button, ...others] = letter.actions;
  return page(
    letter,
    [
      paragraph(letter.greeting),
      ...letter.before.map(paragraph),
      letter.table ? tableHtml(letter.table) : '',
      button ? buttonRow(button) : '',
      ...others.map(secondaryLink),
      ...letter.after.map(paragraph),
      linksInFull(letter),
    ].join('\n'),
  );
}

function page(letter: Letter, content: string): string {
  return `<!doctype html>
<html lang="${letter.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>${DARK}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#FAF8F3">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(letter.preheader)}</div>
<div role="article" aria-roledescription="email" aria-label="${escapeHtml(letter.subject)}" lang="${letter.language}">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#FAF8F3">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="line" style="padding:0 0 12px;border-bottom:2px solid #0E5A4A">
<span class="mark" style="font:700 24px/32px ${DISPLAY};letter-spacing:-0.01em;color:#0E5A4A">Callstead</span>
</td></tr>
<tr><td style="height:24px;line-height:24px">&nbsp;</td></tr>
<tr><td class="sheet" style="padding:28px 28px 12px;background:#FFFFFF;border:1px solid #DDD8CB;border-radius:6px">
${content}
</td></tr>
<tr><td class="muted" style="padding:20px 4px 0;font:13px/20px ${SANS};color:#55605B">${escapeHtml(letter.footer)}${unsubscribeLine(letter)}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

function unsubscribeLine({ unsubscribe }: Letter): string {
  if (!unsubscribe) return '';
  return `<br><a class="link" href="${escapeHtml(unsubscribe.link)}" style="color:#0E5A4A">${escapeHtml(unsubscribe.label)}</a>`;
}

function paragraph(text: string): string {
  const lines = escapeHtml(text).replace(/\r?\n/g, '<br>');
  return `<p class="text" style="margin:0 0 16px;font:16px/24px ${SANS};color:#17211E;overflow-wrap:anywhere">${lines}</p>`;
}

function buttonRow(action: MailAction): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
<tr><td class="button" bgcolor="#0E5A4A" style="border-radius:6px;background:#0E5A4A">
<a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 24px;font:600 16px/24px ${SANS};color:#FFFFFF;text-decoration:none">${escapeHtml(action.label)}</a>
</td></tr>
</table>`;
}

function secondaryLink(action: MailAction): string {
  const link = `<a class="link" href="${escapeHtml(action.link)}" style="color:#0E5A4A">${escapeHtml(action.label)}</a>`;
  return `<p style="margin:0 0 24px;font:16px/24px ${SANS}">${link}</p>`;
}

/** For clients that show no buttons, and for people who look before they click. */
function linksInFull(letter: Letter): string {
  const links = letter.actions.map(({ link }) => {
    const address = escapeHtml(link);
    return `<br><a class="link" href="${address}" style="color:#0E5A4A;overflow-wrap:anywhere;word-break:break-all">${address}</a>`;
  });
  return `<p class="muted" style="margin:24px 0 16px;font:13px/20px ${SANS};color:#55605B">${escapeHtml(letter.linkHint)}${links.join('')}</p>`;
}
