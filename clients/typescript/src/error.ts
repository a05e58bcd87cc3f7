import type { Schemas } from './operations.ts';

type Problem = Schemas['Problem'];

/** A refusal of the API: decide by `code`, which is stable. */
export class CallsteadError extends Error {
  override readonly name = 'CallsteadError';
  readonly status: number;
  readonly code: Problem['code'] | 'unreadable_answer';
  readonly requestId: string | undefined;
  /** Every field that is wrong. */
  readonly errors: NonNullable<Problem['errors']>;
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: Pick<Problem, 'title' | 'status'> & Partial<Omit<Problem, 'title' | 'status'>>) {
    const { title, status, code, detail, requestId, errors, retryAfterSeconds } = problem;
    super(detail ? `${title}: ${detail}` : title);
    this.status = status;
    this.code = code ?? 'unreadable_answer';
    this.requestId = requestId;
    this.errors = errors ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What a refused answer says; something between you and the API may answer in words of its own. */
export async function errorOf(response: Response): Promise<CallsteadError> {
  const { status, statusText } = response;
  const text = await response.text();
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  return new CallsteadError(
    isProblem ? (JSON.parse(text) as Problem) : { title: statusText || text.slice(0, 200), status },
  );
}
