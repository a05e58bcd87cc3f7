import { listCalls } from '@callstead/contract/calls/calls-endpoints';
import { readHealth } from '@callstead/contract/health-endpoints';
import { listLeads } from '@callstead/contract/leads/leads-endpoints';
import { adminOverview, readMovers } from '@callstead/contract/reports/dashboards-endpoints';
import { ALL_HEALTH_FINDINGS } from '@callstead/domain/health/health';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onePage } from '../../testing/conversions.ts';
import { anOverview } from '../../testing/dashboards.ts';
import { BAD_GATEWAY, fakeApi, refusal } from '../../testing/fake-api.ts';
import { aCondition, aHealth } from '../../testing/health.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aSession } from '../../testing/people.ts';
import { findingMessages } from './page/finding-messages.ts';

const PAGE = '/admin-dashboard/health';

async function opened(...[answer]: [Parameters<ReturnType<typeof fakeApi>['answer']>[1]]) {
  const api = fakeApi(aSession('admin'));
  api.answer(readHealth, answer as ReturnType<typeof aHealth>);
  return { api, ...(await openPage(api, PAGE)) };
}

test('a network that does well says so, and what is known of it', async () => {
  await opened(aHealth());
  await screen.findByText('Todo va bien.');
  const database = await screen.findByRole('region', { name: 'Base de datos' });
  expect(database.textContent).toMatch(/Bien.*PostgreSQL 18\.1.*2\.5 GB.*12 de 100/);
  const carriers = screen.getByRole('region', { name: 'Operadores' });
  expect(carriers.textContent).toContain('la mitad en 25 ms, el 99 % en 200 ms');
  expect(screen.getAllByText('Bien').length).toBeGreaterThan(13);
});

test('what is wrong is named above, with what it means, what to do and the way to the runbook', async () => {
  await opened(
    aHealth(
      {
        servers: { state: 'bad', finding: 'no_worker' },
        spool: { state: 'attention', finding: 'spool_waiting' },
      },
      { servers: [], spool: { waiting: 3, rejected: 0 } },
    ),
  );
  await screen.findByText('2 puntos necesitan a alguien');
  expect(screen.getByRole('link', { name: 'Servidores', current: false }).getAttribute('href')).toBe('#servers');
  const servers = within(screen.getByRole('region', { name: 'Servidores' }));
  servers.getByText('Mal');
  servers.getByText('Inicia un proceso con WORKER=1 o WORKER=only.');
  expect(servers.getByRole('link', { name: /runbook/ }).getAttribute('href')).toBe('/docs/runbook#no-worker');
  within(screen.getByRole('region', { name: 'Espera en disco' })).getByText('Atención');
});

test('jobs that are late stand there, with the code of their last failure; those on time behind a click', async () => {
  const [fine] = aHealth().jobs;
  if (!fine) throw new Error('a job');
  const late = {
    ...fine,
    name: 'make-backup',
    isLate: true,
    isFailing: true,
    failedAt: fine.endedAt,
    failure: 'ENOSPC',
  };
  await opened(aHealth({ jobs: { state: 'bad', finding: 'jobs_late' } }, { jobs: [fine, late] }));
  const jobs = within(await screen.findByRole('region', { name: 'Tareas programadas' }));
  expect(jobs.getByText('make-backup').closest('details')).toBeNull();
  jobs.getByText('ENOSPC');
  jobs.getByText('1 tarea al día');
  expect(jobs.getByText('seal-ledger').closest('details')).not.toBeNull();
});

test('a database that is away is told by the page itself', async () => {
  await opened(BAD_GATEWAY);
  await screen.findByText('La red o su base de datos no responde.');
  expect(screen.getByRole('link', { name: /runbook/ }).getAttribute('href')).toBe('/docs/runbook#database-away');
});

test('what could not be read is read when somebody looks again', async () => {
  const { api, user } = await opened(refusal('internal'));
  await screen.findByText('No se pudo leer la salud de la red.');
  api.answer(readHealth, aHealth());
  await user.click(screen.getByRole('button', { name: 'Volver a mirar' }));
  await screen.findByText('Todo va bien.');
  expect(screen.queryByText('No se pudo leer la salud de la red.')).toBeNull();
});

test('of everything that can be wrong it is said what to do, in both languages', () => {
  for (const texts of [findingMessages.en, findingMessages.es])
    expect(Object.keys(texts).sort()).toEqual([...ALL_HEALTH_FINDINGS].sort());
});

test('the overview tells how carriers do', async () => {
  const api = fakeApi(aSession('admin'));
  api.answer(listCalls, onePage());
  api.answer(listLeads, onePage());
  api.answer(readMovers, { movers: [], anomalies: [] });
  api.answer(adminOverview, anOverview());
  const forged = aCondition({ state: 'attention', finding: 'webhooks_forged', forged: 7 });
  api.answer(readHealth, aHealth({ carriers: forged }, { carriers: [forged] }));
  await openPage(api, '/admin-dashboard/overview');
  const title = await screen.findByRole('heading', { name: 'Salud de los operadores' });
  const card = within(title.closest('section') as HTMLElement);
  await card.findByText('Principal');
  expect(card.getAllByText('Atención')).toHaveLength(2);
  card.getByText('7');
  expect(card.getByRole('link', { name: 'Salud de la red' }).getAttribute('href')).toBe(PAGE);
});
