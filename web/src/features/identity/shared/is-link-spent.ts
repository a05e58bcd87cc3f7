import { ApiError } from '../../../api/api-error.ts';

/** The link itself is of no use any more; anything else may be worth another try. */
export function isLinkSpent(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'link_invalid' || error.code === 'validation_failed');
}
