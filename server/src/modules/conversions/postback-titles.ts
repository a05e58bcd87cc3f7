import type { PostbackRefusal } from '@callstead/domain/conversions/postback';

/** For programs of advertisers, by the code they can rely on. */
export const POSTBACK_TITLES: Record<PostbackRefusal, string> = {
  invalid_token: 'The token is missing or not valid',
  too_many_requests: 'Too many wrong tokens from this address; wait and try again',
  id_missing: 'Name what was converted: click_id, call_id or lead_id',
  id_ambiguous: 'Name one of click_id, call_id and lead_id, not several',
  unknown_click: 'There is no such click of this campaign',
  unknown_call: 'There is no such call of this campaign',
  unknown_lead: 'There is no such lead of this campaign',
  other_campaign: 'It belongs to another campaign of yours; use the token of that one',
  not_taken: 'The campaign did not take that visitor or call',
  outside_look_back: 'It is longer ago than conversions can be reported',
  status_invalid: 'status is approved, pending or rejected',
  amount_missing: 'This campaign is paid by percentage; amount is required',
  amount_invalid: 'amount is a decimal such as 49.90, without a currency sign or separators',
  currency_mismatch: 'Amounts are in the currency of the network',
  txid_invalid: 'txid has at most 200 printable characters',
  rise_not_covered: 'Budget or balance do not cover the higher amount; the old one stands',
  duplicate: 'This conversion is known already, and nothing was changed',
};
