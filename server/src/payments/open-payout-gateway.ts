import type { Config } from '../config.ts';
import { ownAddress } from '../net/own-address.ts';
import type { PayoutGateway } from './payout-port.ts';
import { createPaypalPayouts } from './paypal-payouts.ts';
import { paypalSimulatorKeys } from './paypal-simulator/keys.ts';

/** A demo nobody gave keys for PayPal has one of its own, on this very server. */
export const isPaypalSimulated = ({ paypal, demo }: Pick<Config, 'paypal' | 'demo'>) => !paypal && demo;

export function openPayoutGateway(config: Config, secret: string): PayoutGateway | undefined {
  if (config.paypal) return createPaypalPayouts(config.paypal);
  if (!isPaypalSimulated(config)) return undefined;
  const { path, ...keys } = paypalSimulatorKeys(secret);
  return createPaypalPayouts({ ...keys, apiBase: `${ownAddress(config)}${path}` });
}
