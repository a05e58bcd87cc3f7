import { readInvoice } from '@callstead/contract/billing/statements-endpoints';
import { readCampaign } from '@callstead/contract/campaigns/managed-campaigns-endpoints';
import type { Endpoint } from '@callstead/contract/endpoint';
import { readPayoutRun } from '@callstead/contract/payouts/runs-endpoints';
import { readPayout } from '@callstead/contract/payouts/statements-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aSession } from '../../testing/people.ts';

const ID = '7a9e1c04-52c1-4a0e-9b57-2f1f0c9f3a11';

test.each<['advertiser' | 'publisher' | 'admin', string, Endpoint, string]>([
  ['advertiser', `/advertiser-dashboard/billing/invoices/${ID}`, readInvoice, 'Factura'],
  ['advertiser', `/advertiser-dashboard/campaigns/${ID}/edit`, readCampaign, 'Editar Campaña'],
  ['admin', `/admin-dashboard/campaigns/${ID}`, readCampaign, 'Campaña'],
  ['admin', `/admin-dashboard/payouts/${ID}`, readPayoutRun, 'Ronda de pagos'],
  ['publisher', `/publisher-dashboard/payments/${ID}`, readPayout, 'Pago'],
])('a page has its heading before its data: %s %s', async (role, address, endpoint, heading) => {
  const api = fakeApi(aSession(role));
  api.hold(endpoint);
  await openPage(api, address);
  const headings = await screen.findAllByRole('heading', { level: 1 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([heading]);
});
