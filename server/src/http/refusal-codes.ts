import type { Endpoint } from '@callstead/contract/endpoint';
import type { ErrorCode } from '@callstead/domain/errors';
import { RULES } from '@callstead/domain/policy';

/** What any request of its kind may meet, and what is its own. */
export function refusalCodesOf(endpoint: Endpoint): ErrorCode[] {
  const { method, params, query, body, scope, errors = [] } = endpoint;
  return [
    ...strangerCodesOf(endpoint),
    ...(method === 'GET' || scope || isFromOutside(endpoint) ? [] : (['cross_site_request'] as const)),
    ...(params || query || body ? (['not_found', 'validation_failed'] as const) : []),
    ...(body ? (['payload_too_large'] as const) : []),
    ...(body && scope ? (['body_unreadable', 'unsupported_media_type'] as const) : []),
    'rate_limited',
    'unavailable',
    'internal',
    ...errors,
  ];
}

const BY_SESSION = ['unauthenticated', 'forbidden', 'two_factor_enrolment_required', 'view_only'] as const;
const BY_KEY = [
  'api_key_invalid',
  'key_address_refused',
  'account_not_approved',
  'key_scope_missing',
  'forbidden',
  'two_factor_enrolment_required',
] as const;

/** What those are told who are not, or may not do, what they say. */
function strangerCodesOf(endpoint: Endpoint): readonly ErrorCode[] {
  const { scope, access, method, takesTests } = endpoint;
  if (scope === 'none') return ['api_key_invalid'];
  if (scope) return [...BY_KEY, ...(method === 'GET' || takesTests ? [] : (['live_key_required'] as const))];
  if (!RULES[access].roles.includes('anonymous')) return BY_SESSION;
  return method === 'GET' || isFromOutside(endpoint) ? [] : ['view_only']; // not even what anybody may
}

/** Other servers' requests and those of others' pages carry no person's cookie. */
const isFromOutside = ({ access }: Endpoint) => access === 'conversion.report' || access === 'number.lease';
