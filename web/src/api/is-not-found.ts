import { ApiError } from './api-error.ts';

/** What was asked for was deleted, or is another's, which looks the same: asking again will not bring it. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';
