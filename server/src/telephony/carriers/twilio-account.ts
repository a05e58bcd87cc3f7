import { hasAreaCodes, type NumberAddresses, type NumberType } from '@callstead/domain/numbers/carrier-account';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import type { AvailablePhoneNumberCountryContext } from 'twilio/lib/rest/api/v2010/account/availablePhoneNumberCountry.js';
import type { IncomingPhoneNumberInstance } from 'twilio/lib/rest/api/v2010/account/incomingPhoneNumber.js';
import type Twilio from 'twilio/lib/rest/Twilio.js';
import type { CarrierApi } from '../../config.ts';
import { createCarrierHttp } from './carrier-http.ts';
import {
  type CarrierAccountClient,
  type CarrierCredentials,
  CarrierError,
  type NumberAtCarrier,
  type NumberSearch,
} from './port.ts';

/** Of an account whose numbers or calls are listed; more than this is nobody's network. */
const MOST_NUMBERS = 20_000;
const MOST_CALLS = 100_000;
const PAGE_SIZE = 200;
const ON_OFFER = 20;
const NOT_FOUND = 404;
/** Twilio's own codes. */
const GONE = new Set([21_422, 21_404]);

/** Twilio's accounts, and SignalWire's through the same client: it speaks the same at another address. */
export function openTwilioAccount(credentials: CarrierCredentials, api: CarrierApi): CarrierAccountClient {
  const { kind, accountSid } = credentials;
  const asked = async <Answer>(ask: (client: Twilio) => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask(await openClient(credentials, api));
    } catch (error) {
      throw carrierError(error);
    }
  };
  const account = (client: Twilio) => client.api.v2010.accounts(accountSid);
  return {
    assertCredentials: () =>
      asked(async (client) => {
        await account(client).incomingPhoneNumbers.list({ limit: 1, pageSize: 1 });
      }),
    searchNumbers: (search) =>
      asked(async (client) => {
        const offers = account(client).availablePhoneNumbers(search.country);
        const found = await listOffers(offers, search).catch(noneWhereUnknown);
        return found.map((each) => ({
          number: each.phoneNumber,
          locality: each.locality || null,
          region: each.region || null,
          needsAddress: (each.addressRequirements ?? 'none') !== 'none',
        }));
      }),
    // SignalWire publishes no prices.
    price: async ({ country, type }) => {
      if (kind === 'signalwire') return undefined;
      const monthlyCents = await asked((client) => priceAt(client, country, type));
      return monthlyCents === undefined ? undefined : { monthlyCents, upfrontCents: 0 };
    },
    buyNumber: (phoneNumber, friendlyName, addresses) =>
      asked(async (client) =>
        numberOf(
          await account(client).incomingPhoneNumbers.create({ phoneNumber, friendlyName, ...written(addresses) }),
        ),
      ),
    findNumber: (phoneNumber) =>
      asked(async (client) => {
        const found = await account(client).incomingPhoneNumbers.list({ phoneNumber, limit: PAGE_SIZE });
        return found.map(numberOf).find(({ number }) => number === phoneNumber); // the carrier looks for parts of numbers
      }),
    listNumbers: () =>
      asked(async (client) =>
        (await account(client).incomingPhoneNumbers.list({ limit: MOST_NUMBERS, pageSize: PAGE_SIZE })).map(numberOf),
      ),
    setAddresses: (sid, addresses) =>
      asked(async (client) => {
        await account(client).incomingPhoneNumbers(sid).update(written(addresses));
      }),
    returnNumber: (sid) =>
      asked(async (client) => {
        await account(client)
          .incomingPhoneNumbers(sid)
          .remove()
          .catch((error) => {
            if (error.status !== NOT_FOUND) throw error;
          });
      }),
    listCalls: ({ from, to }) =>
      asked(async (client) => {
        const calls = await account(client).calls.list({
          ...{ startTimeAfter: from, startTimeBefore: to },
          ...{ limit: MOST_CALLS, pageSize: PAGE_SIZE },
        });
        return calls
          .filter(({ direction }) => direction === 'inbound')
          .map((call) => ({
            ...{ sid: call.sid, from: call.from, to: call.to, startedAt: call.startTime },
            seconds: Number(call.duration) || 0,
          }));
      }),
  };
}

/** Loaded with the first account: it takes half a second, and most starts need none. */
async function openClient(credentials: CarrierCredentials, api: CarrierApi): Promise<Twilio> {
  const { default: Client } = await import('twilio/lib/rest/Twilio.js');
  const { kind, accountSid, token } = credentials;
  return new Client(accountSid, token, {
    httpClient: createCarrierHttp(credentials, api) as never, // of the client's own it takes over `request` alone
    ...(kind === 'signalwire' && { accountSid: 'AC' }), // it insists on Twilio's ids; ours stands in every address
  });
}

function listOffers(offers: AvailablePhoneNumberCountryContext, search: NumberSearch) {
  const wanted = wantedIn(search);
  if (search.type === 'local') return offers.local.list(wanted);
  return search.type === 'mobile' ? offers.mobile.list(wanted) : offers.tollFree.list(wanted);
}

/** Area codes and states are asked for where there are such; elsewhere a number is known by how it begins. */
function wantedIn({ country, areaCode, locality, region }: NumberSearch) {
  const isKnownByArea = hasAreaCodes(country);
  return {
    ...{ limit: ON_OFFER, pageSize: ON_OFFER, voiceEnabled: true },
    ...(areaCode && (isKnownByArea ? { areaCode: Number(areaCode) } : { contains: beginningOf(country, areaCode) })),
    ...(locality && { inLocality: locality }),
    ...(region && isKnownByArea && { inRegion: region.toUpperCase() }),
  };
}

const beginningOf = (country: string, digits: string) =>
  `+${isSupportedCountry(country) ? getCountryCallingCode(country) : ''}${digits}`;

/** A carrier that sells no such numbers in a country does not know that address. */
function noneWhereUnknown(error: { status?: unknown }): never[] {
  if (error.status === NOT_FOUND) return [];
  throw error;
}

const PRICED_AS: Record<NumberType, string> = { local: 'local', mobile: 'mobile', tollFree: 'toll free' };

async function priceAt(client: Twilio, country: string, type: NumberType): Promise<number | undefined> {
  const asked = client.pricing.v1.phoneNumbers.countries(country).fetch();
  const prices = await asked.catch(noneWhereUnknown);
  const wanted = PRICED_AS[type];
  const listed = (('phoneNumberPrices' in prices && prices.phoneNumberPrices) || []) as unknown as Record<
    string,
    unknown
  >[];
  const found = listed.find((price) => (price.number_type ?? price.numberType) === wanted);
  const price = Number(found?.current_price ?? found?.currentPrice ?? Number.NaN);
  return Number.isFinite(price) ? Math.ceil(Math.round(price * 1000) / 10) : undefined;
}

const written = ({ voice, fallback, status }: NumberAddresses) => ({
  voiceUrl: voice,
  voiceMethod: 'POST',
  voiceFallbackUrl: fallback,
  voiceFallbackMethod: 'POST',
  statusCallback: status,
  statusCallbackMethod: 'POST',
});

function numberOf(found: IncomingPhoneNumberInstance): NumberAtCarrier {
  const { voiceUrl, voiceFallbackUrl, statusCallback } = found;
  const addresses = { voice: voiceUrl ?? '', fallback: voiceFallbackUrl ?? '', status: statusCallback ?? '' };
  return { sid: found.sid, number: found.phoneNumber, name: found.friendlyName ?? '', addresses };
}

/** An error of the carrier's client has a status; anything else never came to an answer. */
function carrierError(error: unknown): CarrierError {
  const { status, code, message } = error as { status?: unknown; code?: unknown; message?: unknown };
  const said = String(message ?? 'no reason').slice(0, 300);
  if (typeof status !== 'number' || status >= 500) return new CarrierError('unreachable', said);
  if (status === 401 || status === 403) return new CarrierError('credentials', said);
  if (status === 429) return new CarrierError('limited', said);
  return new CarrierError(GONE.has(Number(code)) ? 'number_gone' : 'refused', said);
}
