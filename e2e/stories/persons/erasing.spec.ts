import { finishedCall, test } from '../../calls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open } from '../../story.ts';

const CALLER = '+13052417311';

test('an admin finds a caller, hands over what is known, and erases them', async ({ line, as }) => {
  const sold = await line();
  const callId = await finishedCall(sold, { from: CALLER });
  const admin = await as('admin');
  await open(admin, '/admin-dashboard/people');
  await admin.getByLabel('Teléfono o correo electrónico').fill('(305) 241-7311');
  await admin.getByRole('button', { name: 'Buscar' }).click();
  await expect(admin.getByRole('link', { name: 'Llamada', exact: true })).toBeVisible();
  await expectAccessible(admin);
  await expectNoSidewaysScroll(admin);

  const file = admin.getByRole('link', { name: 'Exportar como JSON' });
  const known = await (await admin.request.get((await file.getAttribute('href')) ?? '')).json();
  expect(known).toMatchObject({ contact: { value: CALLER }, calls: [{ id: callId }] });

  await admin.getByRole('button', { name: 'Borrar', exact: true }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Borrar para siempre' }).click();
  await expect(admin.getByRole('cell', { name: /1 llamada, 0 leads/ })).toBeVisible({ timeout: 60_000 });
  const left = await (await admin.request.get(`/api/calls/${callId}`)).json();
  expect(left).toMatchObject({ caller: null, billing: 'held' });
});
