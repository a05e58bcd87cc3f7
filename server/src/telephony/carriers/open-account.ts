import type { Config } from '../../config.ts';
import { ownAddress } from '../../net/own-address.ts';
import { CARRIER_SIMULATOR_PATH } from '../carrier-simulator/keys.ts';
import type { CarrierAccountClient, CarrierCredentials } from './port.ts';
import { openTwilioAccount } from './twilio-account.ts';

type WithCarriers = Pick<Config, 'demo' | 'rehearsal' | 'carrierAccounts' | 'carrierApi' | 'host' | 'port'>;

/** A demo or rehearsal nobody gave a carrier for has some of its own, on this very server. */
export const areCarriersSimulated = (config: Omit<WithCarriers, 'host' | 'port'>) =>
  (config.demo || config.rehearsal) && config.carrierAccounts.length === 0 && config.carrierApi.base === undefined;

export function openCarrierAccount(config: WithCarriers, credentials: CarrierCredentials): CarrierAccountClient {
  const simulated = areCarriersSimulated(config) ? `${ownAddress(config)}${CARRIER_SIMULATOR_PATH}` : undefined;
  return openTwilioAccount(credentials, { ...config.carrierApi, base: simulated ?? config.carrierApi.base });
}
