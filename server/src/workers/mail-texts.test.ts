import { LANGUAGES } from '@callstead/domain/identity/account';
import { expect, test } from 'vitest';
import type { MailName, MailValues } from '../mail/mail-texts.ts';
import { composeMail, type MailOrder } from '../mail/mails.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

const compose = (order: MailOrder) => composeMail(order, { supportEmail: 'help@callstead.example' }, MAIL_TEXTS);

const JOINED = { name: 'Ana Ruiz', campaign: 'HS001', link: 'https://callstead.example/campaigns?search=HS001' };

const DISPUTED = {
  ...({ name: 'Ana Ruiz', of: 'lead', sale: '…jm09z3xz' } as const),
  link: 'https://callstead.example/publisher-dashboard/disputes/lead/lead_01',
  unsubscribeLink: 'https://callstead.example/unsubscribe?token=a&lang=es',
} as const;

const VALUES: MailValues = {
  'test-mail': { name: 'Ana Ruiz', link: 'https://callstead.example/admin-dashboard/setup?mail=token' },
  report: {
    name: 'Ana Ruiz',
    view: 'Por campaña',
    recipientId: '4f0c7c3e-2d7e-4d53-9d3b-1f2a3b4c5d6e',
    at: '2026-11-17T13:00:00.000Z',
    link: 'https://callstead.example/publisher-dashboard/reports?by=campaign&period=last7',
    unsubscribeLink: 'https://callstead.example/unsubscribe?token=a&lang=es',
    figures: {
      period: '1–7',
      rows: 30,
      shownRows: 1,
      table: {
        caption: '1–7',
        headings: [
          { label: 'Campaña', isFigure: false },
          { label: 'Pago', isFigure: true },
        ],
        rows: [{ cells: ['HS001 & <más>', '$1,250.00'], share: 0.5 }],
        totals: ['Total', '$2,500.00'],
      },
    },
  },
  digest: {
    name: 'Ana Ruiz',
    items: [{ text: 'HS001 & <más> está en pausa', link: 'https://callstead.example/campaigns?tab=mine&search=HS001' }],
    more: 3,
    link: 'https://callstead.example/publisher-dashboard',
  },
  'alert-raised': {
    name: 'Ana Ruiz',
    alert: 'spend_above',
    value: '$120.00',
    limit: '$100.00',
    campaign: 'HS001',
    link: 'https://callstead.example/advertiser-dashboard/alerts',
    unsubscribeLink: 'https://callstead.example/unsubscribe?token=a&lang=es',
  },
  'confirm-email': { name: 'Ana Ruiz', link: 'https://callstead.example/confirm?token=a&next=b' },
  'reset-password': { name: 'Ana Ruiz', link: 'https://callstead.example/update-password?token=a&next=b' },
  'sign-in-link': { name: 'Ana Ruiz', link: 'https://callstead.example/login-link?token=a', minutes: 60 },
  'account-approved': { name: 'Ana Ruiz', link: 'https://callstead.example/login' },
  'account-rejected': { name: 'Ana Ruiz', reason: 'No website', contactLink: 'https://callstead.example/contact' },
  'already-registered': {
    name: 'Ana Ruiz',
    loginLink: 'https://callstead.example/login',
    resetLink: 'https://callstead.example/update-password?token=a',
  },
  'password-changed': { name: 'Ana Ruiz', contactLink: 'https://callstead.example/contact' },
  'ticket-reply': {
    name: 'Ana Ruiz',
    subject: 'Pago',
    reply: 'Sale hoy.',
    link: 'https://callstead.example/publisher-dashboard/tickets?ticket=a&b=c',
  },
  'contact-reply': {
    name: 'Ana Ruiz',
    subject: 'Precio',
    reply: 'Depende.',
    contactLink: 'https://callstead.example/contact',
  },
  'admin-invitation': {
    name: 'Ana Ruiz',
    inviter: 'Alma Ortega',
    link: 'https://callstead.example/accept-invitation?token=a&next=b',
    hours: 72,
  },
  'publisher-invitation': {
    name: 'Ana Ruiz',
    inviter: 'Alma Ortega',
    link: 'https://callstead.example/accept-invitation?token=a&next=b',
    hours: 72,
  },
  'advertiser-invitation': {
    name: 'Ana Ruiz',
    inviter: 'Alma Ortega',
    link: 'https://callstead.example/accept-invitation?token=a&next=b',
    hours: 72,
  },
  'confirm-email-change': { name: 'Ana Ruiz', link: 'https://callstead.example/confirm-email-change?token=a' },
  'email-change-requested': {
    name: 'Ana Ruiz',
    newEmail: 'ruiz@example.com',
    contactLink: 'https://callstead.example/contact',
  },
  'email-changed': { name: 'Ana Ruiz', contactLink: 'https://callstead.example/contact' },
  'email-in-use': { name: 'Ana Ruiz', loginLink: 'https://callstead.example/login' },
  'invoice-issued': {
    name: 'Ana Ruiz',
    number: 'CS-00042',
    month: 'octubre de 2026',
    amount: '$1,250.00',
    link: 'https://callstead.example/advertiser-dashboard/billing/invoices/a',
  },
  'payout-run-proposed': {
    name: 'Ana Ruiz',
    number: 12,
    publishers: 34,
    amount: '$3,410.22',
    link: 'https://callstead.example/admin-dashboard/payouts/a',
  },
  'payout-sent': {
    name: 'Ana Ruiz',
    number: 'P-12',
    amount: '$310.00',
    hint: '6789',
    link: 'https://callstead.example/publisher-dashboard/payments/a',
  },
  'payout-failed': {
    name: 'Ana Ruiz',
    number: 'P-12',
    amount: '$310.00',
    reason: 'R03',
    link: 'https://callstead.example/account',
  },
  'payout-returned': {
    name: 'Ana Ruiz',
    number: 'P-12',
    amount: '$310.00',
    reason: 'R03',
    link: 'https://callstead.example/account',
  },
  'early-payout-cancelled': {
    name: 'Ana Ruiz',
    number: 12,
    link: 'https://callstead.example/publisher-dashboard/payments',
  },
  'payment-method-changed': {
    name: 'Ana Ruiz',
    countsFrom: '3 de marzo de 2026, 10:00 a. m.',
    accountLink: 'https://callstead.example/publisher-dashboard/account',
    contactLink: 'https://callstead.example/contact',
  },
  'auto-recharge-stopped': {
    name: 'Ana Ruiz',
    amount: '$100.00',
    because: 'declined',
    link: 'https://callstead.example/billing',
  },
  'chargeback-opened': { name: 'Ana Ruiz', amount: '$100.00', link: 'https://callstead.example/billing' },
  'balance-below-floor': {
    name: 'Ana Ruiz',
    balance: '-$20.00',
    paused: 2,
    link: 'https://callstead.example/billing',
  },
  'advertiser-below-floor': {
    name: 'Ana Ruiz',
    advertiser: 'Acme',
    balance: '-$20.00',
    paused: 1,
    link: 'https://callstead.example/money',
  },
  'payment-unbooked': {
    name: 'Ana Ruiz',
    amount: '5.00 EUR',
    hasLeft: false,
    ref: 'pi_1',
    link: 'https://callstead.example/money',
  },
  'application-approved': { name: 'Ana Ruiz', campaign: 'HS001', link: 'https://callstead.example/campaigns' },
  'application-rejected': {
    name: 'Ana Ruiz',
    campaign: 'HS001',
    reason: 'No website',
    link: 'https://callstead.example/campaigns',
  },
  'application-revoked': {
    name: 'Ana Ruiz',
    campaign: 'HS001',
    reason: 'No website',
    link: 'https://callstead.example/campaigns',
  },
  'balance-low': { name: 'Ana Ruiz', amount: '$50.00', runsOutAt: 'December 3', link: 'https://callstead.example/b' },
  'invoice-due': {
    name: 'Ana Ruiz',
    number: 'CS-00012',
    amount: '$50.00',
    dueOn: 'December 31',
    step: 3,
    link: 'https://callstead.example/b',
  },
  'campaigns-paused-for-debt': {
    name: 'Ana Ruiz',
    number: 'CS-00012',
    amount: '$50.00',
    dueOn: 'December 31',
    link: 'https://callstead.example/b',
  },
  'invoice-paid': { name: 'Ana Ruiz', number: 'CS-00012', wasPaused: true, link: 'https://callstead.example/b' },
  'api-key-ended': {
    name: 'Ana Ruiz',
    key: 'CRM',
    hint: 'cs_live_…a1B2',
    address: '203.0.113.7',
    link: 'https://callstead.example/integrations',
  },
  'transfer-received': { name: 'Ana Ruiz', amount: '$500.00', link: 'https://callstead.example/billing' },
  'transfer-undone': {
    name: 'Ana Ruiz',
    amount: '$500.00',
    reason: 'Not hers',
    link: 'https://callstead.example/billing',
  },
  'calls-corrected': {
    name: 'Ana Ruiz',
    number: '12',
    items: 3,
    amount: '-$12.00',
    reason: 'Wrong zone',
    link: 'https://callstead.example/advertiser-dashboard/calls',
  },
  'leads-corrected': {
    name: 'Ana Ruiz',
    number: '13',
    items: 1,
    amount: '+$7.00',
    reason: 'Wrong zone',
    link: 'https://callstead.example/advertiser-dashboard/leads',
  },
  'conversions-corrected': {
    name: 'Ana Ruiz',
    number: '14',
    items: 2,
    amount: '-$8.00',
    reason: 'Cancelled orders',
    link: 'https://callstead.example/advertiser-dashboard/conversions',
  },
  'lead-returned': {
    name: 'Ana Ruiz',
    lead: 'lead_01',
    returned: 'wrong_number',
    link: 'https://callstead.example/publisher-dashboard/leads/lead_01',
  },
  'lead-decided': {
    name: 'Ana Ruiz',
    lead: 'lead_01',
    isRefused: true,
    reason: 'Nobody there',
    link: 'https://callstead.example/advertiser-dashboard/leads/lead_01',
  },
  'dispute-opened': DISPUTED,
  'dispute-message': { ...DISPUTED, side: 'advertiser' },
  'dispute-appealed': { ...DISPUTED, side: 'publisher' },
  'appeal-decided': { ...DISPUTED, isChanged: true, isRefused: true, reason: 'Heard again' },
  'dispute-decided': { ...DISPUTED, isRefused: false, reason: 'Nobody there', credit: '$12.50' },
  'bonus-given': {
    name: 'Ana Ruiz',
    amount: '$50.00',
    reason: 'Best month',
    link: 'https://callstead.example/publisher-dashboard/payments',
  },
  'ledger-head': {
    name: 'Ana Ruiz',
    block: 12,
    hash: 'ab'.repeat(32),
    sealedAt: '2026-05-15 06:05',
    link: 'https://callstead.example/admin-dashboard/ledger',
  },
  'campaign-activated': { name: 'Ana Ruiz', title: 'Techos', link: 'https://callstead.example/campaigns' },
  'campaign-returned': {
    name: 'Ana Ruiz',
    title: 'Techos',
    reason: 'Falta el horario',
    link: 'https://callstead.example/campaigns',
  },
  'joined-campaign-paused': JOINED,
  'joined-campaign-resumed': JOINED,
  'joined-campaign-ended': JOINED,
  'joined-campaign-terms': { ...JOINED, parts: 'precio, horario' },
  'own-terms-agreed': { ...JOINED, shareBasisPoints: 6_250, price: '$80.00' },
  'joined-campaign-cap': { ...JOINED, period: 'day', cap: 50, of: 'lead' },
};
const NAMES = Object.keys(VALUES) as MailName[];
const EVERY_MAIL = LANGUAGES.flatMap((language) => NAMES.map((mail) => ({ mail, language })));

function order(mail: MailName, language: 'en' | 'es'): MailOrder {
  return { mail, language, to: 'ana@example.com', values: VALUES[mail] } as MailOrder;
}

test.each(EVERY_MAIL)('$mail in $language greets, explains and gives its links in both parts', ({ mail, language }) => {
  const composed = compose(order(mail, language));
  const links = Object.values(VALUES[mail]).filter((value) => String(value).startsWith('https:')) as string[];

  expect(composed.to).toBe('ana@example.com');
  expect(composed.subject).toMatch(/Callstead/);
  expect(composed.html).toContain(`<html lang="${language}">`);
  for (const link of links) {
    expect(composed.text).toContain(link);
    const escaped = link.replaceAll('&', '&amp;');
    expect(composed.html).toContain(`href="${escaped}"`);
    if (link !== composed.unsubscribeLink) expect(composed.html).toContain(`>${escaped}</a>`);
  }
  for (const part of [composed.html, composed.text]) {
    expect(part).toContain(language === 'es' ? 'Hola, Ana Ruiz:' : 'Hi Ana Ruiz,');
    expect(part).not.toMatch(/undefined|null|\[object/);
  }
});

test('no two mails share a subject, and the languages differ in every text', () => {
  const subjects = EVERY_MAIL.map(({ mail, language }) => compose(order(mail, language)).subject);
  expect(new Set(subjects).size).toBe(subjects.length);
  for (const mail of NAMES) {
    const en = compose(order(mail, 'en')).text.split('\n\n');
    const es = compose(order(mail, 'es')).text.split('\n\n');
    expect(es).toHaveLength(en.length);
    const isTable = (paragraph: string) => paragraph.startsWith(VALUES.report.figures?.table.caption ?? ' ');
    expect(es.filter((paragraph) => en.includes(paragraph) && !isTable(paragraph))).toEqual([]);
  }
});

test('a rejection without a reason does not mention one', () => {
  for (const reason of [undefined, null, '']) {
    const values = { name: 'Ana', reason, contactLink: 'https://callstead.example/contact' };
    const { text } = compose({ mail: 'account-rejected', to: 'ana@example.com', language: 'es', values });
    expect(text).not.toContain('El motivo');
  }
});

test('who registers again is told the way back in and that nothing changed', () => {
  const { text } = compose(order('already-registered', 'en'));
  expect(text).toContain('Log in:\nhttps://callstead.example/login');
  expect(text).toContain('Choose a new password:\nhttps://callstead.example/update-password?token=a');
  expect(text).toContain('nothing has changed in your account');
});

test('every mail names the support address, and an answer to it goes there', () => {
  for (const { mail, language } of EVERY_MAIL) {
    const { text, html, replyTo } = compose(order(mail, language));
    expect([text, html].every((part) => part.includes('help@callstead.example'))).toBe(true);
    expect(replyTo).toBe('help@callstead.example');
  }
});
