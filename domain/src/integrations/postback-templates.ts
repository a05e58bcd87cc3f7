import type { PostbackMethod, PostbackType } from './postback.ts';

type PostbackTemplate = {
  method: PostbackMethod;
  /** What stands in capitals is the publisher's to replace. */
  url: string;
  template: string | null;
  secretNames: readonly string[];
  types: readonly PostbackType[];
};

const SALES: readonly PostbackType[] = ['call.converted', 'lead.accepted', 'conversion.accepted'];
const CALLS: readonly PostbackType[] = ['call.converted'];
const LEADS: readonly PostbackType[] = ['lead.accepted', 'conversion.accepted'];
const json = (body: object) => JSON.stringify(body, null, 2);
const get = (url: string): PostbackTemplate => ({ method: 'GET', url, template: null, secretNames: [], types: SALES });

/** As Meta's conversions API takes an event: the click is told as it is, the place only as hashes. */
const metaEvent = (actionSource: string, eventName: string) =>
  json({
    data: [
      {
        ...{ event_name: eventName, event_time: '{timestamp}', event_id: '{event_id}', action_source: actionSource },
        user_data: {
          ...{ fbc: '{fbc}', st: '{caller_state_sha256}', zp: '{caller_zip_sha256}' },
          country: '{caller_country_sha256}',
        },
        custom_data: { currency: '{currency}', value: '{payout}', order_id: '{event_id}' },
      },
    ],
    access_token: '{secret.access_token}',
  });
const meta = (actionSource: string, eventName: string, types: readonly PostbackType[]): PostbackTemplate => ({
  ...{ method: 'POST', url: 'https://graph.facebook.com/v23.0/YOUR_DATASET_ID/events', types },
  ...{ template: metaEvent(actionSource, eventName), secretNames: ['access_token'] },
});

/**
 * Where most begin. A tracker's own click id comes to us as `sub1` of the tracking link and goes back as that; the client id of Google
 * Analytics as `sub2`.
 */
export const POSTBACK_TEMPLATES = {
  voluum: get('https://YOUR-DOMAIN.example/postback?cid={sub1}&payout={payout}&currency={currency}&txid={event_id}'),
  redtrack: get('https://YOUR-DOMAIN.example/postback?clickid={sub1}&sum={payout}&currency={currency}&type={event}'),
  binom: get(
    'https://YOUR-DOMAIN.example/click.php?cnv_id={sub1}&payout={payout}&cnv_currency={currency}&cnv_status={event}',
  ),
  everflow: get('https://YOUR-DOMAIN.example/?nid=YOUR_NETWORK_ID&transaction_id={sub1}&amount={payout}'),
  meta_calls: meta('phone_call', 'Contact', CALLS),
  meta_leads: meta('system_generated', 'Lead', LEADS),
  ga4: {
    method: 'POST',
    url: 'https://www.google-analytics.com/mp/collect?measurement_id=YOUR_MEASUREMENT_ID&api_secret={secret.api_secret}',
    template: json({
      client_id: '{sub2}',
      timestamp_micros: '{timestamp}000000',
      events: [
        {
          name: 'generate_lead',
          params: { currency: '{currency}', value: '{payout}', transaction_id: '{event_id}', lead_source: '{source}' },
        },
      ],
    }),
    secretNames: ['api_secret'],
    types: SALES,
  },
} as const satisfies Record<string, PostbackTemplate>;
export type PostbackTemplateName = keyof typeof POSTBACK_TEMPLATES;
export const POSTBACK_TEMPLATE_NAMES = Object.keys(POSTBACK_TEMPLATES) as PostbackTemplateName[];
