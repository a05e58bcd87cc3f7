import type { Config } from '../../config.ts';
import { ownAddress } from '../../net/own-address.ts';
import { CARRIER_SIMULATOR_PATH } from '../carrier-simulator/keys.ts';
import type { CarrierAccountClient, CarrierCredentials } from './port.ts';
import { openTelnyxAccount } from './telnyx-account.ts';
import { openTwilioAccount } from './twilio-account.ts';

type WithCarriers = Pick<Config, 'demo' | 'rehearsal' | 'carrierAccounts' | 'carrierApi' | 'host' | 'port'>;

/** A demo or rehearsal nobody gave a carrier for has some of its own, on this very server. */
export const areCarriersSimulated = (config: Omit<WithCarriers, 'host' | 'port'>) =>
  (config.demo || config.rehearsal) && config.carrierAccounts.length === 0 && config.carrierApi.base === undefined;

export function openCarrierAccount(config: WithCarriers, credentials: CarrierCredentials): CarrierAccountClient {
  const api = { ...config.carrierApi, base: carrierBaseOf(config) };
  return credentials.kind === 'telnyx' ? openTelnyxAccount(credentials, api) : openTwilioAccount(credentials, api);
}

/** Who answers instead of the carriers; undefined where they do. */
export const carrierBaseOf = (config: WithCarriers): string | undefined =>
  areCarriersSimulated(config) ? `${ownAddress(config)}${CARRIER_SIMULATOR_PATH}` : config.carrierApi.base;
