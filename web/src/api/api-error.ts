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
