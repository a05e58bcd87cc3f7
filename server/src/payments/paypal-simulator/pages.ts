import { type Currency, signOf } from '@callstead/domain/currency';
import { escapeHtml } from '@callstead/domain/escape-html';
import { plainPage } from '../../http/plain-page.ts';
import { PAYPAL_SIMULATOR_PATH } from './keys.ts';
import { type ItemStatus, type SimulatedBatch, type SimulatedItem, STEPS } from './simulated-batches.ts';

type Language = 'es' | 'en';

type Texts = {
  title: string;
  explained: string;
  nothing: string;
  batch: string;
  payAll: string;
  statuses: Record<ItemStatus, string>;
  steps: Partial<Record<ItemStatus, string>>;
};

const TEXTS: Record<Language, Texts> = {
  es: {
    title: 'PayPal de prueba',
    explained: 'Este PayPal es simulado: no se mueve dinero real. Decide qué pasa con cada pago a un editor.',
    nothing: 'Todavía no se ha enviado ningún pago.',
    batch: 'Lote',
    payAll: 'Pagar todos los pendientes',
    statuses: {
      PENDING: 'Pendiente',
      SUCCESS: 'Pagado',
      FAILED: 'Fallido',
      UNCLAIMED: 'Sin reclamar',
      RETURNED: 'Devuelto',
      REFUNDED: 'Reembolsado',
    },
    steps: {
      SUCCESS: 'Pagar',
      FAILED: 'Rechazar',
      UNCLAIMED: 'Dejar sin reclamar',
      RETURNED: 'Devolver',
      REFUNDED: 'Reembolsar',
    },
  },
  en: {
    title: 'Test PayPal',
    explained: 'This PayPal is simulated: no real money moves. Decide what becomes of each payout to a publisher.',
    nothing: 'No payout has been sent yet.',
    batch: 'Batch',
    payAll: 'Pay all that are pending',
    statuses: {
      PENDING: 'Pending',
      SUCCESS: 'Paid',
      FAILED: 'Failed',
      UNCLAIMED: 'Unclaimed',
      RETURNED: 'Returned',
      REFUNDED: 'Refunded',
    },
    steps: {
      SUCCESS: 'Pay',
      FAILED: 'Refuse',
      UNCLAIMED: 'Leave unclaimed',
      RETURNED: 'Return',
      REFUNDED: 'Refund',
    },
  },
};

export function batchesPage(
  batches: readonly SimulatedBatch[],
  { language, nonce }: { language: Language; nonce: string },
): string {
  const texts = TEXTS[language];
  const list = batches.map((batch) => batchHtml(batch, language)).join('');
  const content = `<h1>${texts.title}</h1><p>${texts.explained}</p>${list || `<p>${texts.nothing}</p>`}`;
  return plainPage({ language, nonce, title: `${texts.title} · Callstead`, content });
}

/** No more than a page can show: the rest is paid with the button for all. */
const MOST_ITEMS = 50;

function batchHtml(batch: SimulatedBatch, language: Language): string {
  const texts = TEXTS[language];
  const isOpen = batch.items.some(({ transaction_status: status }) => status === 'PENDING');
  const all = isOpen
    ? form(batch.id, language, `<button name="status" value="SUCCESS" class="first">${texts.payAll}</button>`)
    : '';
  const items = batch.items.slice(0, MOST_ITEMS).map((item) => itemHtml(batch.id, item, language));
  return `<h2>${texts.batch} ${escapeHtml(batch.id)}</h2>${all}<ol>${items.join('')}</ol>`;
}

function itemHtml(batchId: string, item: SimulatedItem, language: Language): string {
  const texts = TEXTS[language];
  const { payout_item_id: ref, transaction_status: status, payout_item } = item;
  const { receiver, amount } = payout_item;
  const buttons = STEPS[status].map(
    (next) =>
      `<button name="status" value="${next}" aria-label="${texts.steps[next]}: ${escapeHtml(receiver)}">${texts.steps[next]}</button>`,
  );
  const named = `<input type="hidden" name="item" value="${escapeHtml(ref)}">${buttons.join('')}`;
  const meta = `<span class="meta">${texts.statuses[status]} · ${escapeHtml(ref)}</span>`;
  return `<li>${escapeHtml(signOf(amount.currency as Currency) + amount.value)} · ${escapeHtml(receiver)}${meta}${buttons.length > 0 ? form(batchId, language, named) : ''}</li>`;
}

const form = (id: string, language: Language, content: string) =>
  `<form method="post" action="${PAYPAL_SIMULATOR_PATH}/batches/${escapeHtml(id)}?lang=${language}">${content}</form>`;
