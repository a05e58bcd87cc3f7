import { randomUUID } from 'node:crypto';
import type { BatchItem, PayoutGateway, SentItem } from '../payments/payout-port.ts';
import { GatewayAway } from '../payments/port.ts';

const FEE_CENTS = 25;
/** Where each state may lead, as PayPal's items go. */
const NEXT: Record<string, readonly string[]> = {
  PENDING: ['SUCCESS', 'FAILED', 'UNCLAIMED'],
  UNCLAIMED: ['SUCCESS', 'RETURNED'],
  SUCCESS: ['REFUNDED'],
};
const STATUS: Record<string, SentItem['status']> = { SUCCESS: 'paid', PENDING: 'waiting', UNCLAIMED: 'waiting' };

/** A PayPal without a wire, for histories of thousands of steps: it takes a key once, and its answers may be lost. */
export function createRememberingPaypal() {
  const batches = new Map<string, { ref: string; items: SentItem[] }>();

  function take(key: string, items: readonly BatchItem[]) {
    const known = batches.get(key);
    if (known) return known;
    const sent = items.map(
      ({ payoutId }): SentItem => ({
        ...{ payoutId, ref: randomUUID(), status: 'waiting', said: 'PENDING', reason: null },
        feeCents: FEE_CENTS,
      }),
    );
    const made = { ref: randomUUID(), items: sent };
    batches.set(key, made);
    return made;
  }

  const gateway = (isAnswerLost: boolean): PayoutGateway => ({
    send: async ({ key, items }) => {
      const { ref } = take(key, items);
      if (isAnswerLost) throw new GatewayAway('cut off');
      return { ref };
    },
    read: async (ref) =>
      [...batches.values()].find((batch) => batch.ref === ref)?.items.map((item) => ({ ...item })) ?? [],
    readEvent: async () => ({ batchRef: null }),
  });

  return {
    gateway,
    items: (): SentItem[] => [...batches.values()].flatMap(({ items }) => items),
    /** One goes on, by one of the ways there are. */
    step: (which: number): void => {
      const moving = [...batches.values()].flatMap(({ items }) => items).filter(({ said }) => NEXT[said]);
      const item = moving[which % (moving.length || 1)];
      const ways = NEXT[item?.said ?? ''] ?? [];
      const said = ways[Math.floor(which / 7) % (ways.length || 1)];
      if (item && said) Object.assign(item, { said, status: STATUS[said] ?? 'failed' });
    },
  };
}
