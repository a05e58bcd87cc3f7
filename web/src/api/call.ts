import type { AnswerOf, Endpoint } from '@callstead/contract/endpoint';
import type { Problem } from '@callstead/contract/problem';
import type * as z from 'zod';
import { ApiError } from './api-error.ts';
import { type EndpointAddress, endpointHref, type Given } from './endpoint-path.ts';

type Input<E extends Endpoint> = EndpointAddress<E> &
  (E['body'] extends z.ZodType ? { body: z.input<E['body']> } : { body?: never });

const TIMEOUT_MS = 15_000;

/** Asks our own API. Errors are thrown as ApiError; what to show is the screen's decision. */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: Given<Input<E>>): Promise<AnswerOf<E>> {
  const response = await send(
    endpoint.method,
    endpointHref(endpoint, ...([input] as Given<EndpointAddress<E>>)),
    input?.body,
  );
  if (!response.ok) throw await errorOf(response);
  return (response.status === 204 ? undefined : await response.json()) as AnswerOf<E>;
}

async function send(method: string, href: string, body: unknown): Promise<Response> {
  try {
    return await fetch(href, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    throw new ApiError('unavailable');
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  const problem: Problem | null = isProblem(response) ? await response.json() : null;
  if (problem) return new ApiError(problem.code, problem);
  return new ApiError(response.status >= 500 ? 'unavailable' : 'internal');
}

/** Our own API answers problem+json; a proxy in between may not. */
function isProblem(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
}
