import { ById, endpoint, Nothing } from '../endpoint.ts';
import {
  BlockCallerRequest,
  BlockedCaller,
  BlockedCallerListQuery,
  BlockedCallerListResponse,
} from './blocked-callers.ts';

export const listBlockedCallers = endpoint('GET', '/blocked-callers', {
  access: 'caller.block',
  query: BlockedCallerListQuery,
  answers: { 200: BlockedCallerListResponse },
});

export const blockCaller = endpoint('POST', '/blocked-callers', {
  access: 'caller.block',
  body: BlockCallerRequest,
  answers: { 201: BlockedCaller },
});

export const unblockCaller = endpoint('DELETE', '/blocked-callers/:id', {
  access: 'caller.block',
  params: ById,
  answers: { 204: Nothing },
});
