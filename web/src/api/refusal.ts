import type { ErrorCode } from '@callstead/domain/errors';
import { ApiError } from './request.ts';

export function isRefusal(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}
