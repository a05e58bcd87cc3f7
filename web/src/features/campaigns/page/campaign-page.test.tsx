import type { Application } from '@callstead/contract/applications';
import { listApplications, revokeApplication } from '@callstead/contract/applications-endpoints';
import { readCampaign } from '@callstead/contract/campaigns/managed-campaigns-endpoints';
import { report } from '@callstead/contract/reports/report-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplication } from '../../../testing/applications.ts';
import { aCampaign, keepCampaigns } from '../../../testing/campaigns.ts';
import { BAD_GATEWAY, fakeApi, refusal } from '../../../testing/fake-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aProfile, aSession } from '../../../testing/people.ts';
import { aReport, aRow } from '../../../testing/reports.ts';
import { expectToast } from '../../../testing/toasts.ts';
import { aPageOf } from '../../../testing/work-pages.ts';

function anAdvertiserWith(changes: Parameters<typeof aCampaign>[1]) {
  const session = aSession('advertiser');
  const api = fakeApi(session);
  const campaign = aCampaign(session.profile?.id ?? '', { status: 'active', ...changes });
  keepCampaigns(api, campaign);
  return { api, campaign, at: `/advertiser-dashboard/campaigns/${campaign.id}` };
}

const promotes = (fullName: string, affId: string, changes: Partial<Application> = {}) =>
  anApplication({ status: 'approved', ...changes, applicant: { ...anApplication().applicant, fullName, affId } });

function keepPublishers({ api }: ReturnType<typeof anAdvertiserWith>, kept: Application[]): void {
  api.answer(listApplications, () => aPageOf(kept));
  api.answer(revokeApplication, ({ params }) => {
    const found = kept.find(({ id }) => id === params.id);
    if (!found) return refusal('not_found');
    return Object.assign(found, { status: 'revoked' as const });
  });
}

test('a campaign that runs is met with its figures, asked about it alone', async () => {
  const { api, at } = anAdvertiserWith({});
  api.answer(report, ({ query }) => aReport(query, [], { revenueCents: 12_300, incoming: 40, qualifyRate: 0.5 }));
  await openPage(api, at);
  await screen.findByRole('heading', { level: 1, name: 'Techos Miami' });
  await screen.findByText('$123.00');
  expect(api.requests(report).every(({ query }) => query.campaign?.join() === 'HS101')).toBe(true);
});

test('one that never ran is met with its terms, and its versions are a tab away', async () => {
  const { api, at } = anAdvertiserWith({ status: 'draft' });
  const page = await openPage(api, at);
  await screen.findByRole('heading', { name: 'Con qué se juzgan las llamadas' });
  await page.user.click(screen.getByRole('tab', { name: 'Versiones' }));
  await screen.findByText('La primera versión.');
  expect(page.address()).toBe(`${at}?tab=versions`);
});

test('a publisher whose calls are disputed far more than the others’ stands out, and is blocked', async () => {
  const world = anAdvertiserWith({});
  const [good, bad] = [promotes('Nora Paz', 'NORA01'), promotes('Iker Luna', 'IKER01')];
  keepPublishers(world, [good, bad, promotes('Ada Ríos', 'ADA001', { status: 'pending' })]);
  world.api.answer(report, ({ query }) =>
    aReport(
      query,
      query.by[0] === 'publisher'
        ? [
            aRow('NORA01', { incoming: 90, qualifyRate: 0.5, disputeRate: 0.01, revenueCents: 90_000 }),
            aRow('IKER01', { incoming: 30, qualifyRate: 0.4, disputeRate: 0.6, revenueCents: 20_000 }),
          ]
        : [],
      { incoming: 120, disputeRate: 0.1 },
    ),
  );
  const page = await openPage(world.api, `${world.at}?tab=publishers`);
  await screen.findByText('2 editores');
  await screen.findByText('60% en disputa');
  const [, first, second] = screen.getAllByRole('row');
  within(first as HTMLElement).getByText('NORA01'); // who brought most stands first
  within(second as HTMLElement).getByText('60% en disputa');
  await page.user.click(screen.getByRole('button', { name: 'Bloquear a Iker Luna' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Bloquear a este editor en la campaña?' }));
  await page.user.type(question.getByLabelText(/^Motivo/), 'Pujas por marca');
  await page.user.click(question.getByRole('button', { name: 'Bloquear' }));
  await expectToast('Solicitud Actualizada');
  expect(world.api.requests(revokeApplication)).toMatchObject([
    { params: { id: bad.id }, body: { reason: 'Pujas por marca' } },
  ]);
  await screen.findByText('Bloqueado');
});

test('each number says how often it picks up, those of earlier terms, too', async () => {
  const { api, at } = anAdvertiserWith({});
  api.answer(report, ({ query }) =>
    aReport(query, [
      aRow('+13055550142', { incoming: 20, answerRate: 0.75, qualified: 9, averageTalkSeconds: 95 }),
      aRow('+13055550199', { incoming: 5, answerRate: 0.2, qualified: 0, averageTalkSeconds: 12 }),
    ]),
  );
  await openPage(api, `${at}?tab=targets`);
  await screen.findByText('75%');
  const [, current, gone] = screen.getAllByRole('row');
  within(current as HTMLElement).getByText('Prioridad 1 · peso 1');
  within(gone as HTMLElement).getByText('Ya no está en las condiciones');
});

test('of leads there are no numbers', async () => {
  const { api, at } = anAdvertiserWith({ type: 'lead', takenWhen: 'always' });
  await openPage(api, at);
  await screen.findByRole('tab', { name: 'Editores' });
  expect(screen.queryByRole('tab', { name: 'Destinos' })).toBeNull();
});

test('what is gone or could not be loaded says so', async () => {
  const { api, at } = anAdvertiserWith({});
  api.answer(readCampaign, refusal('not_found'));
  const page = await openPage(api, at);
  await screen.findByText('Esta campaña ya no existe.');
  api.answer(readCampaign, BAD_GATEWAY);
  await page.goTo(`/advertiser-dashboard/campaigns/${crypto.randomUUID()}`);
  await screen.findByText(/^No se pudo cargar la campaña/, undefined, { timeout: 10_000 });
  screen.getByRole('button', { name: 'Reintentar' });
});

test('an advertiser who is not approved reads why', async () => {
  const api = fakeApi(aSession(aProfile('advertiser', { status: 'pending' })));
  await openPage(api, `/advertiser-dashboard/campaigns/${crypto.randomUUID()}`);
  await screen.findByText('Tu cuenta no está aprobada para gestionar campañas.');
});
