import type { Config } from '../config.ts';
import { ownAddress } from '../net/own-address.ts';
import type { Gateway, GatewayNetwork } from './port.ts';
import { SIMULATOR_PATH } from './simulator/simulator.ts';
import { simulatorKeys } from './simulator/simulator-keys.ts';
import { createStripeGateway } from './stripe-gateway.ts';

/** A demo or rehearsal nobody gave keys for Stripe has a gateway of its own, on this very server. */
export const isGatewaySimulated = ({ stripe, demo, rehearsal }: Config) => !stripe && (demo || rehearsal);

export function openGateway(config: Config, secret: string, network: GatewayNetwork): Gateway | undefined {
  if (config.stripe) return createStripeGateway(config.stripe, network);
  if (!isGatewaySimulated(config)) return undefined;
  const options = { ...simulatorKeys(secret), apiBase: `${ownAddress(config)}${SIMULATOR_PATH}` };
  return createStripeGateway(options, network);
}
