import Stripe from 'stripe';

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** An address that may have a path: everything Stripe knows as `/v1/…` lies under it. */
  apiBase: string;
};

/** What our reading of Stripe's objects was held against; newer versions reach us only by a change here. */
export const STRIPE_VERSION = '2026-10-28.endive';

/** Less than people wait for an answer. Whoever asks again does so with the same idempotency key. */
const TIMEOUT_MS = 8_000;

/** Speaks with Stripe, or with whoever speaks like it at `apiBase`. */
export function createStripeClient({ secretKey, apiBase }: StripeOptions): Stripe {
  return new Stripe(secretKey, {
    apiVersion: STRIPE_VERSION,
    httpClient: Stripe.createFetchHttpClient(fetchUnder(apiBase)),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** The SDK knows hosts but no paths. A redirect is an error: the key is for whom we asked. */
function fetchUnder(apiBase: string): typeof fetch {
  const base = apiBase.replace(/\/+$/, '');
  return (input, init) => {
    const { pathname, search } = new URL(String(input));
    return fetch(`${base}${pathname}${search}`, { ...init, redirect: 'error' });
  };
}
