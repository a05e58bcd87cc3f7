import { readCampaign } from '@callstead/contract/campaigns/managed-campaigns-endpoints';
import { readAnyTicket, readTicket } from '@callstead/contract/tickets-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aSession } from '../../../testing/people.ts';
import { keepTickets } from '../../../testing/tickets.ts';

const ID = '0197a1f0-0000-7000-8000-000000000001';

test.each([
  ['admin', `/admin-dashboard/tickets?ticket=${ID}`, readAnyTicket, 'Este ticket ya no existe.'],
  ['publisher', `/publisher-dashboard/tickets?ticket=${ID}`, readTicket, 'Este ticket ya no existe.'],
  ['admin', `/admin-dashboard/campaigns/${ID}`, readCampaign, 'Esta campaña ya no existe.'],
] as const)('what a notification of an %s leads to at %s says that it is gone', async (role, address, read, says) => {
  const api = fakeApi(aSession(role));
  keepTickets(api);
  api.answer(read, refusal('not_found'));
  await openPage(api, address);
  await screen.findByText(says);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});
