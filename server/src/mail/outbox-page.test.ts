import { expect, test } from 'vitest';
import { MAIL_TEXTS } from '../workers/mail-texts.ts';
import { composeMail } from './mails.ts';
import type { OutboxMail } from './outbox-mailer.ts';
import { outboxListPage, outboxMailPage } from './outbox-page.ts';

const composed = composeMail(
  {
    mail: 'confirm-email',
    to: 'ana@example.com',
    language: 'en',
    values: { name: 'Ana', link: 'https://callstead.example/confirm?a=1&b=2' },
  },
  { supportEmail: 'help@callstead.example' },
  MAIL_TEXTS,
);
const MAIL: OutboxMail = {
  ...composed,
  id: '20260102T030405678Z-0123456789ab',
  sentAt: '2026-01-02T03:04:05.678Z',
  attachments: [{ fileName: 'CS-00001.pdf', bytes: 21_400 }],
};

test('the list links every mail', () => {
  const page = outboxListPage({ mails: [MAIL], nonce: 'n0nce' });
  expect(page).toContain(`<a href="/dev/outbox/${MAIL.id}">Confirm your email for Callstead</a>`);
  expect(page).toContain('<time datetime="2026-01-02T03:04:05.678Z">2026-01-02 03:04:05 UTC</time>');
  expect(page).toContain('<html lang="en">');
});

test('an empty outbox says so', () => {
  expect(outboxListPage({ mails: [], nonce: 'n0nce' })).toContain('No mail has been sent yet.');
});

test('the page of a mail shows its text and, walled off, its HTML with links that open outside', () => {
  const page = outboxMailPage({ mail: MAIL, nonce: 'n0nce' });
  const [, srcdoc = ''] = /srcdoc="([^"]*)"/.exec(page) ?? [];
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page).toContain('https://callstead.example/confirm?a=1&amp;b=2');
  expect(page).toContain('<dt>Attached</dt><dd>CS-00001.pdf (22 kB)</dd>');
  expect(srcdoc).toContain('&lt;base target=&quot;_blank&quot;&gt;');
  expect(srcdoc).toContain('&lt;style nonce=&quot;n0nce&quot;&gt;');
});

test('nothing in a mail becomes markup of the page', () => {
  const evil = '"><script>alert(1)</script>';
  const mail = { ...MAIL, to: evil, subject: evil, text: evil, html: evil };
  for (const page of [outboxListPage({ mails: [mail], nonce: 'n' }), outboxMailPage({ mail, nonce: 'n' })]) {
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;');
  }
});

test('every style of the page itself is allowed by the nonce', () => {
  const page = outboxMailPage({ mail: { ...MAIL, html: '' }, nonce: 'n0nce' });
  expect(page.match(/<style/g)).toHaveLength(1);
  expect(page).toContain('<style nonce="n0nce">');
  expect(page).not.toContain(' style=');
});
