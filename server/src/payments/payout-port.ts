/** What a payment service says of one payout now. */
export type SentItem = {
  /** Ours. */
  payoutId: string;
  ref: string;
  /** Paid: it arrived. Failed: it is with us, whether it never left or came back. Waiting: nobody knows yet. */
  status: 'paid' | 'failed' | 'waiting';
  /** The same in the service's own word. */
  said: string;
  reason: string | null;
  feeCents: number;
};

export type BatchItem = { payoutId: string; email: string; amountCents: number; note: string };

/** Who sends payouts for us. A batch has a key of ours, and is sent once however often it is asked for. */
export type PayoutGateway = {
  send(batch: { key: string; items: readonly BatchItem[] }): Promise<{ ref: string }>;
  read(ref: string): Promise<SentItem[]>;
  /** Which batch a webhook is about; throws `ForgedEvent` for what the service did not send. */
  readEvent(rawBody: string, headers: Record<string, unknown>): Promise<{ batchRef: string | null }>;
};
