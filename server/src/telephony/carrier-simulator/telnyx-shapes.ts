import type { simulatedOffers } from './offered-numbers.ts';
import type { SimulatedCall, SimulatedNumber } from './queries.ts';
import type { SimulatedApplication, SimulatedOrder } from './telnyx-queries.ts';

export const telnyxRefusal = (status: number, code: string, title: string, detail: string) => ({
  status,
  body: {
    errors: [{ code, title, detail, meta: { url: `https://developers.telnyx.com/docs/overview/errors/${code}` } }],
  },
});
export const TELNYX_NOT_FOUND = telnyxRefusal(
  ...([404, '10005', 'Resource not found', 'The requested resource or URL could not be found.'] as const),
);

type Offer = ReturnType<typeof simulatedOffers>[number];

/** Not all cost the same: New York is dearer, and a toll-free one costs something once. */
export function telnyxOfferShape({ number, country, locality, region, type, areaCode }: Offer) {
  const isDear = areaCode === '212';
  const places = [
    { region_type: 'country_code', region_name: country },
    ...(locality ? [{ region_type: 'rate_center', region_name: locality.toUpperCase() }] : []),
    ...(region ? [{ region_type: 'state', region_name: region }] : []),
    ...(locality ? [{ region_type: 'location', region_name: locality }] : []),
  ];
  return {
    record_type: 'available_phone_number',
    phone_number: number,
    vanity_format: '',
    best_effort: false,
    quickship: true,
    reservable: true,
    region_information: places,
    cost_information: {
      monthly_cost: isDear ? '2.50000' : '1.00000',
      upfront_cost: type === 'TollFree' ? '0.50000' : '0.00000',
      currency: 'USD',
    },
    features: [{ name: 'voice' }, { name: 'sms' }],
  };
}

export const telnyxOrderShape = (order: SimulatedOrder) => ({
  id: order.id,
  record_type: 'number_order',
  phone_numbers_count: 1,
  connection_id: order.connection_id,
  messaging_profile_id: null,
  billing_group_id: null,
  phone_numbers: [
    {
      id: `${order.id.slice(0, -1)}f`,
      record_type: 'number_order_phone_number',
      phone_number: order.number,
      regulatory_requirements: [],
      requirements_met: !order.needs_papers,
      status: order.status,
    },
  ],
  sub_number_orders_ids: [order.id],
  status: order.status,
  customer_reference: order.customer_reference,
  created_at: order.created_at.toISOString(),
  updated_at: order.created_at.toISOString(),
  requirements_met: !order.needs_papers,
});

export const telnyxNumberShape = (row: SimulatedNumber) => ({
  id: row.sid,
  record_type: 'phone_number',
  phone_number: row.number,
  country_iso_alpha2: 'US',
  phone_number_type: 'local',
  status: row.is_active ? 'active' : 'purchase-pending',
  tags: [],
  external_pin: null,
  connection_id: row.connection_id,
  connection_name: null,
  customer_reference: null, // of an order, and not documented to become the number's
  source_type: 'number_order',
  deletion_lock_enabled: false,
  purchased_at: row.created_at.toISOString(),
  created_at: row.created_at.toISOString(),
  updated_at: row.created_at.toISOString(),
});

export const telnyxApplicationShape = (row: SimulatedApplication) => ({
  id: row.id,
  record_type: 'texml_application',
  friendly_name: row.friendly_name,
  active: row.active,
  anchorsite_override: 'Latency',
  dtmf_type: 'RFC 2833',
  first_command_timeout: false,
  first_command_timeout_secs: 30,
  voice_url: row.voice_url,
  voice_fallback_url: row.voice_fallback_url,
  voice_method: row.voice_method,
  status_callback: row.status_callback,
  status_callback_method: 'post',
  inbound: { shaken_stir_enabled: true },
  outbound: { outbound_voice_profile_id: row.voice_profile_id },
  tags: [],
  created_at: row.created_at.toISOString(),
  updated_at: row.created_at.toISOString(),
});

const rfc2822 = (at: Date) => at.toUTCString().replace('GMT', '+0000');

export const telnyxCallShape = (row: SimulatedCall) => ({
  sid: row.sid,
  account_sid: row.account_sid,
  answered_by: 'human',
  caller_name: row.from_number,
  direction: 'inbound',
  duration: String(row.seconds),
  from: row.from_number,
  from_formatted: row.from_number,
  to: row.to_number,
  to_formatted: row.to_number,
  status: row.status,
  start_time: rfc2822(row.started_at),
  end_time: rfc2822(new Date(row.started_at.getTime() + row.seconds * 1000)),
  date_created: rfc2822(row.started_at),
  date_updated: rfc2822(row.started_at),
  uri: `/v2/texml/Accounts/${row.account_sid}/Calls/${row.sid}.json`,
});

/** One page of a list; `rows` has one more than fits where there is another. */
export function telnyxPage<Row>(
  rows: readonly Row[],
  { number, size }: { number: number; size: number },
  shape: (row: Row) => object,
) {
  const more = rows.length > size ? 1 : 0;
  const meta = { page_number: number, page_size: size, total_pages: number + more, total_results: rows.length };
  return { status: 200, body: { data: rows.slice(0, size).map(shape), meta } };
}
