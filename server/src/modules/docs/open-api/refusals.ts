import type { Endpoint } from '@callstead/contract/endpoint';
import { POSTBACK_REFUSALS, type PostbackRefusal } from '@callstead/domain/conversions/postback';
import type { ErrorCode } from '@callstead/domain/errors';
import { problemOf } from '../../../http/errors.ts';
import { refusalCodesOf } from '../../../http/refusal-codes.ts';
import { POSTBACK_TITLES } from '../../conversions/postback-titles.ts';

export type RefusalCode = ErrorCode | PostbackRefusal;
export type Refusal = { code: RefusalCode; status: number; title: string; detail?: string };
type Api = ReadonlyMap<string, Endpoint>;

/** Conversions are reported by a token, and refused in words of their own. */
function codesOf(endpoint: Endpoint): RefusalCode[] {
  if (endpoint.access === 'conversion.report') return Object.keys(POSTBACK_REFUSALS) as PostbackRefusal[];
  return [...new Set(refusalCodesOf(endpoint))];
}

const isPostback = (code: RefusalCode): code is PostbackRefusal => code in POSTBACK_REFUSALS;

const refusalOf = (code: RefusalCode): Refusal =>
  isPostback(code)
    ? { code, status: POSTBACK_REFUSALS[code], title: POSTBACK_TITLES[code] }
    : { code, ...problemOf(code) };

const refusalsNamed = (api: Api): Refusal[] => [...new Set([...api.values()].flatMap(codesOf))].sort().map(refusalOf);

/** Everything that a program can be refused with, by its code; one of them no operation has, since it is about an address that has not this one. */
export const refusalsOfAll = (api: Api): Refusal[] =>
  [...refusalsNamed(api), refusalOf('method_not_allowed')].sort((a, b) => (a.code < b.code ? -1 : 1));

export type Responses = Record<string, object>;

/** One response a status, naming every code that comes with it; the same one stands once in the document, among `shared`. */
export function refusalsOf(endpoint: Endpoint, shared: Responses): Responses {
  const refusals = codesOf(endpoint).map(refusalOf);
  const statuses = [...new Set(refusals.map(({ status }) => status))];
  const described = statuses.map((status) => {
    const alike = refusals.filter((other) => other.status === status);
    const name = [status, ...alike.map(({ code }) => code)].join('.');
    shared[name] ??= responseOf(status, alike);
    return [status, { $ref: `#/components/responses/${name}` }];
  });
  return Object.fromEntries(described);
}

function responseOf(status: number, refusals: readonly Refusal[]) {
  const examples = refusals.map(({ code }) => [code, { $ref: `#/components/examples/${code}` }]);
  return {
    description: refusals.map(({ code, title }) => `${code}: ${title}`).join('; '),
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
      ...(isForLater(status) && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
    },
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

const isForLater = (status: number) => status === 429 || status === 503;

/** What each refusal looks like, once. */
export function problemExamples(api: Api, publicUrl: string): Record<string, object> {
  const described = refusalsNamed(api).map(({ code, status, title }) => {
    const value = {
      ...{ type: `${publicUrl}/docs/errors#${code}`, title, status, code, requestId: 'req-1a' },
      ...(code === 'validation_failed' && { fields: { phone: 'phone_invalid' }, errors: [WRONG_PHONE] }),
      ...(isForLater(status) && { retryAfterSeconds: 5 }),
    };
    return [code, { summary: title, value }];
  });
  return Object.fromEntries(described);
}

const WRONG_PHONE = { path: 'phone', code: 'phone_invalid', message: 'phone invalid' };
