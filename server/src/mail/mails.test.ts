import { LANGUAGES } from '@callstead/domain/identity/account';
import { expect, test } from 'vitest';
import { MAIL_TEXTS } from '../workers/mail-texts.ts';
import type { MailTexts, MailValues } from './mail-texts.ts';
import { composeMail, type MailOrder } from './mails.ts';

const compose = (order: MailOrder, texts: MailTexts = MAIL_TEXTS) =>
  composeMail(order, { supportEmail: 'help@callstead.example' }, texts);

function confirmation(change: Partial<MailValues['confirm-email']> & { to?: string }) {
  const { to = 'ana@example.com', ...values } = change;
  return compose({
    mail: 'confirm-email',
    to,
    language: 'en',
    values: { name: 'Ana Ruiz', link: 'https://callstead.example/confirm?token=a&next=b', ...values },
  });
}

test('a reason of several lines keeps them', () => {
  const values = { name: 'Ana', reason: 'No website.\nNo phone.', contactLink: 'https://callstead.example/contact' };
  const { html } = compose({ mail: 'account-rejected', to: 'ana@example.com', language: 'en', values });
  expect(html).toContain('The reason: No website.<br>No phone.');
});

test('a name with markup is shown as text', () => {
  const { html, text } = confirmation({ name: `<script>alert("x")</script> & 'co'` });
  expect(html).toContain('Hi &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;,');
  expect(html).not.toContain('<script');
  expect(text).toContain(`Hi <script>alert("x")</script> & 'co',`);
});

test.each(LANGUAGES)("markup in a ticket's subject and in a reply is shown as text in %s", (language) => {
  const markup = { subject: '<img src=x onerror=alert(1)>', reply: '<script>alert("x")</script>\n</p><b>fat</b>' };
  const values = { name: 'Ana Ruiz', ...markup };
  const to = 'ana@example.com';
  const orders: MailOrder[] = [
    { mail: 'ticket-reply', to, language, values: { ...values, link: 'https://callstead.example/tickets' } },
    { mail: 'contact-reply', to, language, values: { ...values, contactLink: 'https://callstead.example/contact' } },
  ];
  for (const order of orders) {
    const { html, text } = compose(order);
    expect(html).not.toMatch(/<img|<script|<b>/);
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;<br>&lt;/p&gt;&lt;b&gt;fat&lt;/b&gt;');
    expect(text).toContain(markup.reply);
  }
});

test('a link cannot break out of its attribute', () => {
  const { html } = confirmation({ link: 'https://callstead.example/"><img src=x onerror=alert(1)>' });
  expect(html).not.toContain('<img');
});

test.each([
  ['with line breaks', 'Ana\r\nBcc: victim@example.org', 'Hi Ana Bcc: victim@example.org,'],
  ['turned around by control characters', 'Ana\u202e\u0000zur', 'Hi Ana zur,'],
  ['that never ends', 'a'.repeat(5000), `Hi ${'a'.repeat(80)},`],
  ['with a dot in it', 'J.R. Ruiz', 'Hi J.R. Ruiz,'],
])('a name %s stays one short line', (_, name, greeting) => {
  const { text } = confirmation({ name: name.replace('victim@example.org', 'victim@example org') });
  expect(text.split('\n')[0]).toBe(greeting.replace('victim@example.org', 'victim@example org'));
});

test.each(['Win at https://evil.example', 'www.evil.example', 'cheap pills: evil.example', 'EVIL.EXAMPLE'])(
  'a name that carries a link is left out: %s',
  (name) => {
    const { html, text } = confirmation({ name });
    expect(text).toMatch(/^Hi,\n/);
    expect(html).not.toMatch(/evil/i);
  },
);

test('subjects are one line whatever the texts say', () => {
  const values = { name: 'Ana Ruiz', link: 'https://callstead.example/login' };
  const twoLines: MailTexts['en']['account-approved'] = (told, network) => ({
    ...MAIL_TEXTS.en['account-approved'](told, network),
    subject: 'Approved\r\nBcc: a@b.example',
  });
  const texts = { ...MAIL_TEXTS, en: { ...MAIL_TEXTS.en, 'account-approved': twoLines } };
  const { subject } = compose({ mail: 'account-approved', to: 'ana@example.com', language: 'en', values }, texts);
  expect(subject).toBe('Approved Bcc: a@b.example');
});

test.each([
  'ana@example.com\r\nBcc: victim@example.org',
  'ana@example.com, victim@example.org',
  'ana@example.com;victim@example.org',
  'Ana <ana@example.com>',
  'ana',
  '',
])('an address that is not exactly one is refused without being repeated: %j', (to) => {
  expect(() => confirmation({ to })).toThrow(/^Invariant broken: a mail goes to exactly one plain address$/);
});
