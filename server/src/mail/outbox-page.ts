import { escapeHtml } from '@callstead/domain/escape-html';
import { plainPage } from '../http/plain-page.ts';
import type { OutboxMail } from './outbox-mailer.ts';

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

const page = (title: string, nonce: string, content: string) =>
  plainPage({ title: `${title} · Callstead outbox`, language: 'en', nonce, content });

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
