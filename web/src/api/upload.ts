import type { AnswerOf, Endpoint } from '@callstead/contract/endpoint';
import type { Problem } from '@callstead/contract/problem';
import type * as z from 'zod';
import { ApiError } from './api-error.ts';
import { type EndpointAddress, endpointHref, type Given } from './endpoint-path.ts';

/** A file on its way takes as long as its line needs. */
const TIMEOUT_MS = 120_000;

type Upload<E extends Endpoint> = EndpointAddress<E> & { body: z.input<NonNullable<E['body']>> };

/** As `call`, for what is large: tells how much of it has left, from 0 to 1. `fetch` cannot. */
export function upload<E extends Endpoint>(
  endpoint: E,
  { body, ...address }: Upload<E>,
  onProgress: (share: number) => void,
): Promise<AnswerOf<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, endpointHref(endpoint, ...([address] as unknown as Given<EndpointAddress<E>>)));
    request.setRequestHeader('content-type', 'application/json');
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new ApiError('unavailable'));
    request.ontimeout = request.onerror;
    request.onload = () => {
      const answer = read(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(answer as AnswerOf<E>);
      else reject(errorOf(request.status, answer as Problem | undefined));
    };
    request.send(JSON.stringify(body));
  });
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a proxy in between answers what it likes
  }
}

function errorOf(status: number, problem: Problem | undefined): ApiError {
  if (problem?.code) return new ApiError(problem.code, problem);
  return new ApiError(status >= 500 || status === 408 ? 'unavailable' : 'internal');
}
