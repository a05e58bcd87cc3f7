import { listCalls, readCallOptions, readLiveCalls } from '@callstead/contract/calls/calls-endpoints';
import { readCallableNumbers } from '@callstead/contract/calls/test-calls-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

test('calls are narrowed by the way they came, in the address, and the chip takes it back', async () => {
  const api = fakeApi(aSession('publisher'));
  api.answer(listCalls, { data: [], previous: null, hasMore: false, next: null });
  api.answer(readLiveCalls, { now: new Date().toISOString(), total: 0, calls: [] });
  api.answer(readCallOptions, { campaigns: [], publishers: [] });
  api.answer(readCallableNumbers, { lines: [], testing: { allowed: false, billed: false } });
  const { user, address } = await openPage(api, '/publisher-dashboard/calls');
  await user.click(await screen.findByRole('button', { name: 'Filtrar por el camino' }));
  const panel = await screen.findByRole('dialog', { name: 'Cómo llegó quien llama' });
  await user.type(within(panel).getByRole('textbox', { name: 'Sub 1' }), ' rojo {Enter}');
  expect(address()).toContain('sub1=rojo');
  expect(api.requests(listCalls).at(-1)?.query.sub1).toBe('rojo');
  await user.click(screen.getByRole('button', { name: /Sub 1: rojo/ }));
  expect(address()).not.toContain('sub1');
});
