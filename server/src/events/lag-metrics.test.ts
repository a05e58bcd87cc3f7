import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestNetwork, type TestNetwork } from '../testing/test-network.ts';
import { emit } from './emit.ts';
import { drainEvents } from './spine.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
  await t.handleEvents();
});
afterAll(() => t.close());

const metrics = async () => (await t.app.inject({ url: '/metrics' })).body;

test('/metrics says how far subscribers are behind, and what waits for its position', async () => {
  await emit(t, 'network', {
    type: 'ticket.note',
    subject: { type: 'ticket', id: '1', name: 'one' },
    facts: { ownerId: null, by: 'team' },
  });
  expect(await metrics()).toContain('\nevents_unsequenced 1\n');
  await drainEvents(t, []);
  expect(await metrics()).toContain('\nevents_unsequenced 0\n');
  expect(await metrics()).toContain('\nevent_lag{subscriber="audit"} 1\n');
  expect(await metrics()).toMatch(/\nevent_lag_seconds\{subscriber="audit"\} 0\.\d+\n/);
  await t.handleEvents();
  expect(await metrics()).toContain('\nevent_lag{subscriber="audit"} 0\n');
});
