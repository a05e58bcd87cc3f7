import type { Problem } from '@callstead/contract/problem';
import type { ErrorCode } from '@callstead/domain/errors';

/** A refusal by the API, or no answer at all (`unavailable`: offline, timed out). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    readonly problem: Problem | null = null,
  ) {
    super(problem?.detail ?? code);
  }
}

const TIMEOUT_MS = 15_000;

/** One call to our own API. Errors are thrown as ApiError; what to show is the screen's decision. */
export async function request<Result>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Result> {
  const response = await send(method, path, body);
  if (!response.ok) throw await errorOf(response);
  return (response.status === 204 ? undefined : await response.json()) as Result;
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(`/api${path}`, {
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
