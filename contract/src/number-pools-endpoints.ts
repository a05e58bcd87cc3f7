import { ById, endpoint, Nothing } from './endpoint.ts';
import {
  NumberPool,
  NumberPoolListQuery,
  NumberPoolListResponse,
  NumberPoolQuery,
  SetNumberPoolRequest,
} from './number-pools.ts';

/** Newest first. */
export const listNumberPools = endpoint('GET', '/admin/number-pools', {
  access: 'number.list',
  query: NumberPoolListQuery,
  answers: { 200: NumberPoolListResponse },
});

/** By the application it belongs to. */
export const readNumberPool = endpoint('GET', '/admin/applications/:id/pool', {
  access: 'number.list',
  params: ById,
  query: NumberPoolQuery,
  answers: { 200: NumberPool },
});

export const setNumberPool = endpoint('PUT', '/admin/applications/:id/pool', {
  access: 'number.set-pool',
  params: ById,
  body: SetNumberPoolRequest,
  answers: { 204: Nothing },
  errors: ['application_state', 'not_offered'],
});
