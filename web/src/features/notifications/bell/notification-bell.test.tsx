import { listNotifications } from '@callstead/contract/notifications-endpoints';
import { readSettings } from '@callstead/contract/settings-endpoints';
import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { fakeApi, SILENCE } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';

test('the bell does not say that nothing is unread before it knows', async () => {
  const api = fakeApi(aSession('admin'));
  api.answer(listNotifications, SILENCE);
  api.answer(readSettings, { groups: [] });
  await openPage(api, '/admin-dashboard/settings');
  await screen.findByRole('button', { name: 'Notificaciones' });
});
