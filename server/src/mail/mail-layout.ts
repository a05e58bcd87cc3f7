import { escapeHtml } from '@callstead/domain/escape-html';
import type { Language } from '@callstead/domain/identity/account';
import type { AccentShades } from '@callstead/domain/site/accent';
import type { BrandLook } from '@callstead/domain/site/brand-look';
import { SANS, tableHtml, tableText } from './mail-table.ts';
import type { MailAction, MailText } from './mail-texts.ts';

type Letter = MailText & {
  language: Language;
  look: BrandLook;
  greeting: string;
  linkHint: string;
  footer: string;
  choices?: MailAction | undefined;
};

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
    ...(letter.lines ? [linesText(letter.lines)] : []),
    ...letter.actions.map((action) => `${action.label}:\n${action.link}`),
    ...letter.after,
    `-- \n${letter.look.name}\n${letter.footer}\n${waysOut(letter)
      .map(({ label, link }) => `${label}: ${link}\n`)
      .join('')}`,
  ].join('\n\n');
}

export function layOutHtml(letter: Letter): string {
  const [button, ...others] = letter.actions;
  const html = page(
    letter,
    [
      paragraph(letter.greeting),
      ...letter.before.map(paragraph),
      letter.table ? tableHtml(letter.table) : '',
      letter.lines ? linesHtml(letter.lines) : '',
      button ? buttonRow(button) : '',
      ...others.map(secondaryLink),
      ...letter.after.map(paragraph),
      linksInFull(letter),
    ].join('\n'),
  );
  return inShades(html, letter.look.shades);
}

/** Everything here is drawn in the software's own colours; a network's take their place. */
function inShades(html: string, { light, dark }: AccentShades): string {
  return html.replaceAll('#0E5A4A', light.toUpperCase()).replaceAll('#5CC9AE', dark.toUpperCase());
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
<span class="mark" style="font:700 24px/32px ${DISPLAY};letter-spacing:-0.01em;color:#0E5A4A">${escapeHtml(letter.look.name)}</span>
</td></tr>
<tr><td style="height:24px;line-height:24px">&nbsp;</td></tr>
<tr><td class="sheet" style="padding:28px 28px 12px;background:#FFFFFF;border:1px solid #DDD8CB;border-radius:6px">
${content}
</td></tr>
<tr><td class="muted" style="padding:20px 4px 0;font:13px/20px ${SANS};color:#55605B">${escapeHtml(letter.footer)}${waysOut(letter).map(wayOutHtml).join('')}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

/** How such mails end, or come otherwise. */
const waysOut = ({ unsubscribe, choices }: Letter) => [unsubscribe, choices].filter((way) => way !== undefined);

const wayOutHtml = ({ link, label }: MailAction) =>
  `<br><a class="link" href="${escapeHtml(link)}" style="color:#0E5A4A">${escapeHtml(label)}</a>`;

type Lines = NonNullable<MailText['lines']>;

function linesText({ caption, items }: Lines): string {
  return [caption, ...items.map(({ text, link }) => `- ${text}${link ? `\n  ${link}` : ''}`)].join('\n');
}

function linesHtml({ caption, items }: Lines): string {
  const rows = items.map(({ text, link }) => {
    const words = escapeHtml(text);
    const said = link ? `<a class="link" href="${escapeHtml(link)}" style="color:#0E5A4A">${words}</a>` : words;
    return `<li style="margin:0 0 12px">${said}</li>`;
  });
  return `${paragraph(caption)}
<ul class="text" style="margin:0 0 16px;padding:0 0 0 20px;font:16px/24px ${SANS};color:#17211E;overflow-wrap:anywhere">
${rows.join('\n')}
</ul>`;
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
