import { V1 } from '@callstead/contract/v1';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestNetwork, type TestNetwork } from '../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

test('what the contract says of /v1 is what the server handles', () => {
  const declared = t.app.declaredRoutes.filter(({ url, method }) => url.startsWith('/v1/') && method !== 'OPTIONS');
  const described = [...V1.values()].map(({ method, path, access }) => `${method} /v1${path} ${access}`);
  expect(declared.map(({ method, url, access }) => `${method} ${url} ${access}`).sort()).toEqual(described.sort());
});
