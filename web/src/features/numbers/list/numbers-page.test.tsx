import { listNumbers } from '@callstead/contract/numbers-endpoints';
import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { BAD_GATEWAY, fakeApi } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

const PAGE = '/admin-dashboard/numbers';

test('approvals that wait are a warning for the admin', async () => {
  const api = fakeApi(aSession('admin'));
  const counts = { available: 0, assigned: 40, resting: 0, waiting: 3 };
  api.answer(listNumbers, { data: [], hasMore: false, next: null, counts });
  await openPage(api, PAGE);
  await screen.findByText('3 aprobaciones esperan un número.');
});

test('a list that cannot be loaded says why', async () => {
  const api = fakeApi(aSession('admin'));
  api.answer(listNumbers, BAD_GATEWAY);
  await openPage(api, PAGE);
  await screen.findByText(/^Error al cargar números: /);
});
