/** Why a postback was refused, and the HTTP status that says so. The codes are stable: programs read them. */
export const POSTBACK_REFUSALS = {
  invalid_token: 401,
  too_many_requests: 429,
  id_missing: 422,
  id_ambiguous: 422, // more than one of click_id, call_id and lead_id
  unknown_click: 404,
  unknown_call: 404,
  unknown_lead: 404,
  other_campaign: 409, // of the same advertiser: the token is another campaign's
  not_taken: 409, // the campaign had not taken that click or call
  outside_look_back: 409,
  status_invalid: 422,
  amount_missing: 422,
  amount_invalid: 422,
  currency_mismatch: 422,
  txid_invalid: 422,
  rise_not_covered: 409,
  duplicate: 409,
} as const;
export type PostbackRefusal = keyof typeof POSTBACK_REFUSALS;

/** Those that a campaign can be shown: without its token nobody knows whose a postback is. */
export const KEPT_REFUSALS = [
  'id_missing',
  'id_ambiguous',
  'unknown_click',
  'unknown_call',
  'unknown_lead',
  'other_campaign',
  'not_taken',
  'outside_look_back',
  'status_invalid',
  'amount_missing',
  'amount_invalid',
  'currency_mismatch',
  'txid_invalid',
  'rise_not_covered',
  'duplicate',
] as const satisfies readonly PostbackRefusal[];
export type KeptRefusal = (typeof KEPT_REFUSALS)[number];

export const POSTBACK_VERDICTS = ['accepted', 'refused'] as const;
export type PostbackVerdict = (typeof POSTBACK_VERDICTS)[number];

/** `previous` is valid beside the current one until it is revoked, so that nothing is lost while one is exchanged. */
export const TOKEN_STATES = ['current', 'previous', 'revoked'] as const;
export type TokenState = (typeof TOKEN_STATES)[number];
