import { DomainError } from '@callstead/domain/errors';
import { type Gateway, GatewayAway, GatewayRefused } from '../../payments/port.ts';
import type { Services } from '../../services.ts';

const RETRY_AFTER_SECONDS = 30;

/** A network without one takes no cards. */
export function gatewayOf({ gateway }: Pick<Services, 'gateway'>): Gateway {
  if (!gateway) throw new DomainError('not_offered');
  return gateway;
}

/** For requests of people: that the gateway does not answer is nobody's mistake, and they are told to try again. */
export async function asked<Answer>({ log }: Pick<Services, 'log'>, asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof GatewayAway || error instanceof GatewayRefused)) throw error;
    log.error({ reason: error.message }, 'the payment gateway did not do what it was asked');
    throw new DomainError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}
