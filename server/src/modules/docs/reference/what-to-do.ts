import type { RefusalCode } from '../open-api/refusals.ts';

/** What helps, where the title of a refusal does not say it already. */
export const WHAT_TO_DO: Partial<Record<RefusalCode, string>> = {
  validation_failed:
    'errors names every field that is wrong, with a code of its own. Correct all of them and send it again.',
  not_found: 'The id is wrong, or it belongs to somebody else: the two look the same.',
  forbidden: 'Your kind of account does not do this. Another role of the network does.',
  rate_limited: 'Wait as many seconds as Retry-After says. Spread your requests, or ask for more at once with limit.',
  unavailable: 'Ask again after Retry-After, with the same Idempotency-Key where it was a POST.',
  internal:
    'Ask again, with the same Idempotency-Key where it was a POST; if it stays, write to us and name the requestId.',
  payload_too_large: 'Send less at once.',
  api_key_invalid:
    'Check that the header reads “Authorization: Bearer cs_…”, and that the key has not ended. After 60 wrong keys an address has to wait.',
  account_not_approved:
    'The network has not approved the account, or has taken that back. Its people see why in their panel.',
  key_scope_missing: 'detail names the scope. Scopes of a key never grow: make another one.',
  key_address_refused: 'The key is limited to addresses, and this is none of them.',
  live_key_required: 'Keys that begin with cs_test_ read, and post test leads; for everything else take a live one.',
  body_unreadable: 'Check that the body is JSON, as its Content-Type says.',
  unsupported_media_type: 'Send Content-Type: application/json.',
  method_not_allowed: 'The header Allow names what the address takes.',
  idempotency_mismatch: 'Use a new Idempotency-Key for another request.',
  idempotency_running: 'Wait a second and ask again: you will get the answer of the first request.',
  two_factor_enrolment_required: 'Keys of admins work only while their owner has a second factor.',
  billing_state: 'Read it again: somebody has decided about it, or its approval time is over.',
  invalid_token: 'Use the token of the campaign, as “Authorization: Bearer …” or as token.',
  duplicate: 'Nothing is to be done: it was counted the first time.',
};
