import { escapeHtml } from './escape-html.ts';
import type { OutboxMail } from './outbox-mailer.ts';

const STYLE = `
  :root { color-scheme: light dark; --canvas: #FAF8F3; --surface: #FFF; --border: #DDD8CB; --text: #17211E; --muted: #55605B; --primary: #0E5A4A; --focus: #1D5AA0; }
  @media (prefers-color-scheme: dark) {
    :root { --canvas: #0E1513; --surface: #151E1B; --border: #2B3834; --text: #ECF1EE; --muted: #A4B2AC; --primary: #5CC9AE; --focus: #8FBBFF; }
  }
  body { margin: 0; background: var(--canvas); color: var(--text); font: 16px/24px 'Public Sans', system-ui, sans-serif; }
  header, main { max-width: 860px; margin: 0 auto; padding: 16px; }
  header { border-bottom: 2px solid var(--primary); font-weight: 700; }
  h1 { font-size: 28px; line-height: 36px; margin: 16px 0; overflow-wrap: anywhere; }
  h2 { font-size: 20px; line-height: 28px; margin: 32px 0 8px; }
  a { color: var(--primary); }
  a:focus-visible, iframe:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  ol { list-style: none; margin: 0; padding: 0; }
  li { padding: 12px 0; border-bottom: 1px solid var(--border); overflow-wrap: anywhere; }
  .meta, dt { color: var(--muted); font-size: 14px; }
  .meta { display: block; }
  dd { margin: 0 0 8px; overflow-wrap: anywhere; }
  pre { margin: 0; padding: 16px; background: var(--surface); border: 1px solid var(--border); border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/20px 'Red Hat Mono', monospace; }
  iframe { box-sizing: border-box; width: 100%; height: 720px; border: 1px solid var(--border); border-radius: 6px; background: var(--surface); }
`;

export function outboxListPage(options: { mails: OutboxMail[]; nonce: string }): string {
  const { mails, nonce } = options;
  const list = mails.length === 0 ? '<p>No mail has been sent yet.</p>' : `<ol>${mails.map(listItem).join('')}</ol>`;
  return page('Outbox', nonce, `<h1>Outbox</h1>${list}`);
}

export function outboxMailPage(options: { mail: OutboxMail; nonce: string }): string {
  const { mail, nonce } = options;
  return page(
    mail.subject,
    nonce,
    `<p><a href="/dev/outbox">All mails</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Sent</dt><dd>${time(mail.sentAt)}</dd>${attached(mail)}</dl>
<h2>As HTML</h2>
<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(previewOf(mail.html, nonce))}"></iframe>
<h2>As text</h2>
<pre>${escapeHtml(mail.text)}</pre>`,
  );
}

function page(title: string, nonce: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Callstead outbox</title>
<style nonce="${escapeHtml(nonce)}">${STYLE}</style>
</head>
<body>
<header>Callstead</header>
<main>
${content}
</main>
</body>
</html>
`;
}

function listItem(mail: OutboxMail): string {
  return `<li><a href="/dev/outbox/${encodeURIComponent(mail.id)}">${escapeHtml(mail.subject)}</a><span class="meta">${escapeHtml(mail.to)} · ${time(mail.sentAt)}</span></li>`;
}

function attached({ attachments }: OutboxMail): string {
  const names = attachments.map(({ fileName, bytes }) => `${escapeHtml(fileName)} (${Math.ceil(bytes / 1000)} kB)`);
  return names.length > 0 ? `<dt>Attached</dt><dd>${names.join(', ')}</dd>` : '';
}

function time(iso: string): string {
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}</time>`;
}

/** The frame inherits the page's policy, so the mail's own style sheet needs the nonce; its links leave the frame. */
function previewOf(html: string, nonce: string): string {
  return html
    .replace('<head>', '<head><base target="_blank">')
    .replace('<style>', `<style nonce="${escapeHtml(nonce)}">`);
}
