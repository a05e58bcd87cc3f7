import type { Currency } from '@callstead/domain/currency';
import { escapeHtml } from '@callstead/domain/escape-html';
import { moneyText } from '@callstead/domain/money';
import type Stripe from 'stripe';
import { plainPage } from '../../http/plain-page.ts';
import { PAGE_TEXTS, type PageTexts } from './page-texts.ts';
import { isOpen, PAYMENT_BUTTONS, SETUP_BUTTONS } from './simulated-checkout.ts';
import { SIMULATOR_PATH } from './simulator.ts';

type PageLanguage = 'es' | 'en';
type Page = { language: PageLanguage; nonce: string };

const languageOf = ({ locale }: Stripe.Checkout.Session): PageLanguage => (locale === 'en' ? 'en' : 'es');

/** Where somebody decides what becomes of their payment. There is no field for a card, so no card can be typed. */
export function payPage(session: Stripe.Checkout.Session, nonce: string): string {
  const language = languageOf(session);
  const texts = PAGE_TEXTS[language];
  if (!isOpen(session)) return endedPage({ language, nonce });
  const isSetup = session.mode === 'setup';
  const title = isSetup ? texts.save : texts.pay;
  const sum = isSetup ? '' : `<div class="sum">${money(session.amount_total ?? 0, session.currency)}</div>`;
  const names = isSetup ? SETUP_BUTTONS : PAYMENT_BUTTONS;
  const buttons = names.map((name) => button('button', name, texts.buttons[name])).join('');
  return page(
    { language, nonce },
    title,
    `${sum}<p>${texts.explained}</p>
<form method="post" action="${SIMULATOR_PATH}/pay/${session.id}">${buttons}</form>
<p><a href="${escapeHtml(session.cancel_url ?? '/')}">${isSetup ? texts.back.setup : texts.back.payment}</a></p>`,
  );
}

export function endedPage(of: Page): string {
  const texts = PAGE_TEXTS[of.language];
  return page(of, texts.ended, `<p>${texts.endedExplained}</p><p><a href="/">Callstead</a></p>`);
}

export type Overview = { intents: Stripe.PaymentIntent[]; disputes: Stripe.Dispute[]; refunds: Stripe.Refund[] };

/** What the gateway knows, and what an owner of a card or a bank could still do. */
export function overviewPage({ intents, disputes, refunds }: Overview, of: Page): string {
  const { language } = of;
  const texts = PAGE_TEXTS[language];
  const content = [
    `<p>${texts.overviewExplained}</p>`,
    list(
      texts,
      texts.payments,
      intents.map((intent) => item(texts, money(intent.amount, intent.currency), intent)),
    ),
    list(
      texts,
      texts.disputes,
      disputes.map((dispute) => disputeItem(dispute, of)),
    ),
    list(
      texts,
      texts.refunds,
      refunds.map((refund) => refundItem(refund, of)),
    ),
  ];
  return page(of, texts.overview, content.join('\n'));
}

function disputeItem(dispute: Stripe.Dispute, { language }: Page): string {
  const texts = PAGE_TEXTS[language];
  const sum = `${texts.disputeOf} ${escapeHtml(String(dispute.payment_intent))}: ${money(dispute.amount, dispute.currency)}`;
  const buttons = `${button('outcome', 'won', texts.win)}${button('outcome', 'lost', texts.lose)}`;
  const form = `<form method="post" action="${SIMULATOR_PATH}/disputes/${dispute.id}">${buttons}</form>`;
  return item(texts, sum, dispute, dispute.status === 'needs_response' ? form : '');
}

function refundItem(refund: Stripe.Refund, { language }: Page): string {
  const texts = PAGE_TEXTS[language];
  const fail = button('outcome', 'failed', texts.failRefund);
  const form = `<form method="post" action="${SIMULATOR_PATH}/refunds/${refund.id}">${fail}</form>`;
  return item(texts, money(refund.amount, refund.currency), refund, refund.status === 'failed' ? '' : form);
}

function list(texts: PageTexts, title: string, items: string[]): string {
  const content = items.length === 0 ? `<p>${texts.nothing}</p>` : `<ol>${items.join('')}</ol>`;
  return `<h2>${title}</h2>${content}`;
}

type Listed = { id: string; created: number; status: string | null };

function item({ statuses }: PageTexts, text: string, { id, created, status }: Listed, form = ''): string {
  const at = new Date(created * 1000).toISOString();
  const when = `<time datetime="${at}">${at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time>`;
  return `<li>${text}<span class="meta">${statuses[status ?? ''] ?? escapeHtml(status ?? '')} · ${escapeHtml(id)} · ${when}</span>${form}</li>`;
}

const button = (name: string, value: string, text: string) =>
  `<button name="${name}" value="${value}"${FIRST.has(value) ? ' class="first"' : ''}>${text}</button>`;

/** Which of a page's buttons stands out. */
const FIRST: ReadonlySet<string> = new Set(['card', 'save-card']);

const page = (of: Page, title: string, content: string) =>
  plainPage({ ...of, title: `${title} · Callstead`, content: `<h1>${title}</h1>${content}` });

const money = (cents: number, currency: string | null) => moneyText(cents, (currency ?? '').toUpperCase() as Currency); // it came from us
