import { exportCalls, readCall } from '@callstead/contract/calls/calls-endpoints';
import { listSessions } from '@callstead/contract/identity/session-endpoints';
import { expect, test } from 'vitest';
import { endpointHref, endpointPath } from './endpoint-path.ts';

test('parameters are written into the path, whatever signs they are made of', () => {
  expect(endpointPath(readCall, { params: { id: 'call_a/b ?' } })).toBe('/calls/call_a%2Fb%20%3F');
});

test('what is undefined or empty stays out of the query, and without one there is no question mark', () => {
  expect(endpointPath(listSessions)).toBe('/account/sessions');
  expect(endpointPath(listSessions, { query: { after: '', limit: undefined } })).toBe('/account/sessions');
  expect(endpointHref(exportCalls, { query: { zone: 'UTC', status: 'busy', search: '' } })).toBe(
    '/api/calls/export?zone=UTC&status=busy',
  );
});
