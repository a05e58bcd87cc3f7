import { decimalAmount } from '@callstead/domain/payouts/files/decimal-amount';
import type { PaypalOptions } from '../config.ts';
import type { PayoutGateway, SentItem } from './payout-port.ts';
import { createPaypalClient, type PaypalAnswer, type PaypalClient, refusedBy } from './paypal-client.ts';
import { ForgedEvent, type GatewayNetwork } from './port.ts';

const PAGE_SIZE = 1000;

/** PayPal's words for an item (transaction_enum of its published description); one we do not know yet is waited for. */
const STATUSES: Record<string, SentItem['status']> = {
  SUCCESS: 'paid',
  FAILED: 'failed',
  BLOCKED: 'failed',
  RETURNED: 'failed',
  REFUNDED: 'failed',
  REVERSED: 'failed',
  PENDING: 'waiting',
  UNCLAIMED: 'waiting',
  ONHOLD: 'waiting',
};

type Batch = {
  total_pages?: number;
  batch_header?: { batch_status?: string };
  items?: {
    payout_item_id: string;
    transaction_status?: string;
    payout_item_fee?: { value: string };
    payout_item: { sender_item_id?: string };
    errors?: { name?: string };
  }[];
};

/** Its mails about a payout name the network. */
export function createPaypalPayouts(options: PaypalOptions, network: GatewayNetwork): PayoutGateway {
  const client = createPaypalClient(options);
  return {
    send: async ({ key, items }) => {
      const answer = await client.ask('POST', '/v1/payments/payouts', {
        sender_batch_header: { sender_batch_id: key, recipient_type: 'EMAIL', email_subject: network.name() },
        items: items.map(({ payoutId, email, amountCents, note }) => ({
          recipient_type: 'EMAIL',
          receiver: email,
          amount: { value: decimalAmount(amountCents), currency: network.currency() },
          sender_item_id: payoutId,
          note,
        })),
      });
      const ref = sentRef(answer) ?? knownRef(answer);
      if (!ref) throw refusedBy(answer);
      return { ref };
    },
    read: (ref) => readItems(client, ref),
    readEvent: (rawBody, headers) => readEvent(client, options.webhookId, rawBody, headers),
  };
}

function sentRef({ status, body }: PaypalAnswer): string | undefined {
  if (status !== 201) return undefined;
  return (body as { batch_header?: { payout_batch_id?: string } }).batch_header?.payout_batch_id;
}

type Duplicate = { name?: string; details?: { field?: string; link?: { href?: string }[] }[] };

/** It has this batch already, from a request whose answer was lost, and says where. */
function knownRef({ status, body }: PaypalAnswer): string | undefined {
  const { name, details = [] } = (body ?? {}) as Duplicate;
  if (status !== 400 || name !== 'USER_BUSINESS_ERROR') return undefined;
  const known = details.find(({ field }) => field?.toUpperCase() === 'SENDER_BATCH_ID');
  const href = known?.link?.find((link) => link.href?.includes('/v1/payments/payouts/'))?.href;
  return href?.split('/v1/payments/payouts/')[1]?.split(/[/?]/)[0];
}

async function readItems(client: PaypalClient, ref: string): Promise<SentItem[]> {
  const items: SentItem[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const path = `/v1/payments/payouts/${encodeURIComponent(ref)}?page=${page}&page_size=${PAGE_SIZE}&total_required=true`;
    const answer = await client.ask('GET', path);
    if (answer.status !== 200) throw refusedBy(answer);
    const batch = answer.body as Batch;
    pages = batch.total_pages ?? 1;
    items.push(...itemsOf(batch));
  }
  return items;
}

/** Of a batch that was denied nothing was paid, whatever its items say. */
function itemsOf({ items = [], batch_header }: Batch): SentItem[] {
  const isDenied = batch_header?.batch_status === 'DENIED' || batch_header?.batch_status === 'CANCELED';
  return items.map((item) => {
    const said = item.transaction_status ?? 'PENDING';
    const status = STATUSES[said] ?? 'waiting';
    return {
      payoutId: item.payout_item.sender_item_id ?? '',
      ref: item.payout_item_id,
      status: isDenied && status === 'waiting' ? 'failed' : status,
      said,
      reason: item.errors?.name ?? null,
      feeCents: Math.round(Number(item.payout_item_fee?.value ?? 0) * 100),
    };
  });
}

const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
};

type Event = { resource?: { payout_batch_id?: string; batch_header?: { payout_batch_id?: string } } };

/** PayPal itself says whether it has sent it. What was signed is the body as it came, so it goes back as it came. */
async function readEvent(
  client: PaypalClient,
  webhookId: string,
  rawBody: string,
  headers: Record<string, unknown>,
): Promise<{ batchRef: string | null }> {
  const event = parsed(rawBody);
  const signed = Object.entries(HEADERS).map(([name, header]) => [name, headers[header]]);
  if (!event || signed.some(([, value]) => typeof value !== 'string')) throw new ForgedEvent();
  const facts = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId });
  const body = `${facts.slice(0, -1)},"webhook_event":${rawBody}}`;
  const answer = await client.ask('POST', '/v1/notifications/verify-webhook-signature', body);
  const { verification_status } = (answer.body ?? {}) as { verification_status?: string };
  if (answer.status !== 200 || verification_status !== 'SUCCESS') throw new ForgedEvent();
  return { batchRef: event.resource?.payout_batch_id ?? event.resource?.batch_header?.payout_batch_id ?? null };
}

function parsed(rawBody: string): Event | undefined {
  try {
    const event: unknown = JSON.parse(rawBody);
    return typeof event === 'object' && event !== null ? (event as Event) : undefined;
  } catch {
    return undefined;
  }
}
