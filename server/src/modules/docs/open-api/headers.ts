import type { Endpoint } from '@callstead/contract/endpoint';

/** What a snippet sends where a key is taken. */
export const EXAMPLE_KEY = '8e03978e-40d5-43e8-bc93-6894a57f9324';

/** Whether it is done once, however often it is asked. */
export const takesIdempotencyKey = ({ method, errors = [] }: Endpoint) =>
  method === 'POST' && errors.includes('idempotency_running');

export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: EXAMPLE_KEY,
};

const header = (description: string, schema: object, example: unknown) => ({ description, schema, example });

export const HEADERS = {
  RateLimit: header('How many requests are left, and for how many seconds.', { type: 'string' }, '"key";r=599;t=60'),
  RateLimitPolicy: header('How many requests there are in how many seconds.', { type: 'string' }, '"key";q=600;w=60'),
  RetryAfter: header('After how many seconds to ask again.', { type: 'integer' }, 5),
  RequestId: header('Names this request when you write to us about it.', { type: 'string' }, 'req-1a'),
  IdempotencyReplayed: header(
    '`true` where the answer is that of an earlier request with the same Idempotency-Key.',
    { type: 'string', enum: ['true'] },
    'true',
  ),
};
