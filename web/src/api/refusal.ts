import type { ErrorCode } from '@callstead/domain/errors';
import { ApiError } from './api-error.ts';

export function isRefusal(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}
