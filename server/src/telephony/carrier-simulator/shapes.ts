import type { SimulatedCall, SimulatedNumber } from './queries.ts';

/** As carriers write a moment. */
const rfc2822 = (at: Date) => at.toUTCString().replace('GMT', '+0000');
const CAPABILITIES = { voice: true, sms: true, mms: true, fax: false };
const accountPath = (root: string, account: string) => `${root}/2010-04-01/Accounts/${account}`;

const VERSION = '2010-04-01';

export function numberShape(root: string, row: SimulatedNumber) {
  const post = 'POST';
  return {
    sid: row.sid,
    account_sid: row.account_sid,
    phone_number: row.number,
    friendly_name: row.friendly_name,
    voice_url: row.voice_url,
    voice_method: post,
    voice_fallback_url: row.voice_fallback_url,
    voice_fallback_method: post,
    status_callback: row.status_callback,
    status_callback_method: post,
    voice_caller_id_lookup: false,
    voice_application_sid: null,
    sms_url: '',
    sms_method: post,
    sms_fallback_url: '',
    sms_fallback_method: post,
    sms_application_sid: null,
    address_requirements: 'none',
    address_sid: null,
    bundle_sid: null,
    identity_sid: null,
    trunk_sid: null,
    origin: 'twilio',
    beta: false,
    status: 'in-use',
    type: 'local',
    capabilities: CAPABILITIES,
    emergency_status: 'Inactive',
    emergency_address_sid: null,
    emergency_address_status: 'unregistered',
    voice_receive_mode: 'voice',
    api_version: VERSION,
    date_created: rfc2822(row.created_at),
    date_updated: rfc2822(row.created_at),
    uri: `${accountPath(root, row.account_sid)}/IncomingPhoneNumbers/${row.sid}.json`,
  };
}

type Offer = { number: string; locality: string | null; region: string | null; country: string; address: string };

export function offerShape({ number, locality, region, country, address }: Offer) {
  return {
    phone_number: number,
    friendly_name: number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3'),
    locality,
    region,
    rate_center: locality?.toUpperCase() ?? null,
    lata: null,
    latitude: null,
    longitude: null,
    postal_code: null,
    iso_country: country,
    address_requirements: address,
    beta: false,
    capabilities: CAPABILITIES,
  };
}

export function callShape(root: string, row: SimulatedCall) {
  const uri = `${accountPath(root, row.account_sid)}/Calls/${row.sid}.json`;
  const ended = new Date(row.started_at.getTime() + row.seconds * 1000);
  return {
    sid: row.sid,
    account_sid: row.account_sid,
    parent_call_sid: null,
    from: row.from_number,
    from_formatted: row.from_number,
    to: row.to_number,
    to_formatted: row.to_number,
    phone_number_sid: null,
    status: row.status,
    direction: 'inbound',
    start_time: rfc2822(row.started_at),
    end_time: rfc2822(ended),
    duration: String(row.seconds),
    price: null,
    price_unit: 'USD',
    answered_by: null,
    caller_name: null,
    forwarded_from: null,
    group_sid: null,
    queue_time: '0',
    trunk_sid: null,
    api_version: VERSION,
    date_created: rfc2822(row.started_at),
    date_updated: rfc2822(ended),
    uri,
    subresource_uris: { recordings: uri.replace('.json', '/Recordings.json') },
  };
}

type Listing = { path: string; query: URLSearchParams; page: number; size: number; more: boolean };

/** One page of a list, with the addresses of those around it. */
export function pageShape<Item>(name: string, items: readonly Item[], { path, query, page, size, more }: Listing) {
  const at = (number: number) => {
    const asked = new URLSearchParams(query);
    asked.set('Page', String(number));
    asked.set('PageSize', String(size));
    return `${path}?${asked}`;
  };
  return {
    [name]: items,
    page,
    page_size: size,
    start: page * size,
    end: page * size + Math.max(0, items.length - 1),
    uri: at(page),
    first_page_uri: at(0),
    next_page_uri: more ? at(page + 1) : null,
    previous_page_uri: page > 0 ? at(page - 1) : null,
  };
}

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

export const priceShape = (country: string, host: string) => ({
  country: COUNTRY_NAMES.of(country),
  iso_country: country,
  phone_number_prices: [
    { number_type: 'local', base_price: '1.15', current_price: '1.15' },
    { number_type: 'mobile', base_price: '3.15', current_price: '3.15' },
    { number_type: 'toll free', base_price: '2.15', current_price: '2.15' },
  ],
  price_unit: 'USD',
  url: `https://${host}/v1/PhoneNumbers/Countries/${country}`,
});

/** As carriers word what they refuse. */
export const faultShape = (status: number, code: number, message: string) => ({
  status,
  code,
  message,
  more_info: `https://www.twilio.com/docs/errors/${code}`,
});
