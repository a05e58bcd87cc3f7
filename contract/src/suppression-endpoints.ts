import { endpoint, Nothing } from './endpoint.ts';
import {
  SuppressedCounts,
  SuppressedLines,
  SuppressLinesRequest,
  SuppressOfRequest,
  UnsuppressRequest,
} from './suppression.ts';

export const readSuppression = endpoint('GET', '/suppression', {
  access: 'suppression.read',
  answers: { 200: SuppressedCounts },
});

export const suppressLines = endpoint('POST', '/suppression/lines', {
  access: 'suppression.add',
  body: SuppressLinesRequest,
  answers: { 200: SuppressedLines },
});

/** By one click from a call or a lead. */
export const suppressOf = endpoint('POST', '/suppression/callers', {
  access: 'suppression.add',
  body: SuppressOfRequest,
  answers: { 200: SuppressedLines },
});

export const unsuppress = endpoint('POST', '/suppression/removals', {
  access: 'suppression.remove',
  body: UnsuppressRequest,
  answers: { 204: Nothing },
});
