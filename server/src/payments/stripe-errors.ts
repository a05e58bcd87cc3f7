import Stripe from 'stripe';
import { GatewayAway, GatewayRefused } from './port.ts';

const { StripeError } = Stripe.errors;

/** Asks Stripe, and says what went wrong in words of the port. Messages of Stripe name a key by its end at most, ours none at all. */
export async function asked<Answer>(what: string, request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const facts = [error.type, error.code, error.statusCode, error.requestId].filter(Boolean).join(' ');
    if (isAway(error)) throw new GatewayAway(`${what}: ${facts}`);
    throw new GatewayRefused(error.code ?? error.type, `${what}: ${facts}`);
  }
}

/** Also a wrong key: whoever runs the network mends it, and what was asked for is still wanted. */
function isAway({ type, statusCode = 0 }: InstanceType<typeof StripeError>): boolean {
  if (type === 'StripeConnectionError' || type === 'StripeAPIError') return true;
  return statusCode >= 500 || [401, 403, 409, 429].includes(statusCode);
}

/** The payment that was declined, as the refusal shows it; undefined for any other error. */
export function declinedIntentOf(error: unknown): Stripe.PaymentIntent | undefined {
  return error instanceof StripeError && error.type === 'StripeCardError' ? error.payment_intent : undefined;
}
