import type { Config } from '../config.ts';
import { ownAddress } from '../net/own-address.ts';
import type { PayoutGateway } from './payout-port.ts';
import { createPaypalPayouts } from './paypal-payouts.ts';
import { paypalSimulatorKeys } from './paypal-simulator/keys.ts';
import type { GatewayNetwork } from './port.ts';

/** A demo or rehearsal nobody gave keys for PayPal has one of its own, on this very server. */
export const isPaypalSimulated = ({ paypal, demo, rehearsal }: Pick<Config, 'paypal' | 'demo' | 'rehearsal'>) =>
  !paypal && (demo || rehearsal);

export function openPayoutGateway(config: Config, secret: string, network: GatewayNetwork): PayoutGateway | undefined {
  if (config.paypal) return createPaypalPayouts(config.paypal, network);
  if (!isPaypalSimulated(config)) return undefined;
  const { path, ...keys } = paypalSimulatorKeys(secret);
  return createPaypalPayouts({ ...keys, apiBase: `${ownAddress(config)}${path}` }, network);
}
