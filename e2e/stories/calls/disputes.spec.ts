import type { Page } from '@playwright/test';
import { finishedCall, test } from '../../calls.ts';
import { expectToast } from '../../people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open } from '../../story.ts';

test('both sides speak in one thread, and an admin decides by keyboard alone', async ({ line, as }) => {
  test.slow(); // calls take their time
  const ours = await line();
  const id = await finishedCall(ours);
  const { advertiser, publisher, title } = ours;
  const disputed = await advertiser.request.post(`/api/calls/${id}/dispute`, {
    data: { reason: 'Preguntaba por otra empresa.', category: 'wrong_service', second: 5 },
  });
  expect(disputed.status()).toBe(200);

  await open(publisher, `/publisher-dashboard/disputes/call/${id}`);
  await expect(publisher.getByRole('main')).toContainText('Servicio equivocado');
  await publisher.getByLabel('Tu respuesta').fill('Pidió lo que se anuncia.');
  await publisher.keyboard.press('Control+Enter');
  await expectToast(publisher, 'Respuesta enviada');

  const admin = await as('admin');
  await open(admin, '/admin-dashboard/disputes?turn=admin');
  const row = admin.getByRole('list', { name: /^Disputas, las más/ }).getByRole('link', { name: new RegExp(title) });
  await row.focus();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('heading', { level: 2, name: title })).toBeFocused();
  await expect(admin.getByRole('list', { name: 'Lo que se dijo' })).toContainText('Pidió lo que se anuncia.');
  await admin.getByLabel(/^Motivo/).focus();
  await admin.keyboard.type('Se oye con claridad.');
  for (let tabs = 0; tabs < 3; tabs += 1) await admin.keyboard.press('Tab');
  await expect(admin.getByRole('button', { name: 'Aprobar: se paga' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await expectToast(admin, 'Aprobada');
  await expect(row).toHaveCount(0);

  await open(advertiser, `/advertiser-dashboard/disputes/call/${id}`);
  await expect(advertiser.getByRole('main')).toContainText('Se oye con claridad.');
  await expect(advertiser.getByLabel('Tu respuesta')).toHaveCount(0);
});

test('an admin gives a part back, and each side reads its own amount', async ({ line, as }) => {
  test.slow(); // calls take their time
  const ours = await line();
  const id = await finishedCall(ours);
  const { advertiser, publisher, title } = ours;
  const disputed = await advertiser.request.post(`/api/calls/${id}/dispute`, { data: { reason: 'Solo a medias.' } });
  expect(disputed.status()).toBe(200);

  const admin = await as('admin');
  await open(admin, `/admin-dashboard/disputes?case=${id}`);
  await expect(admin.getByRole('heading', { level: 2, name: title })).toBeVisible();
  // By keys: news of the people of this story may lie above the buttons.
  await admin.getByRole('button', { name: 'Devolver una parte…' }).press('Enter');
  await admin.getByLabel('Vuelve al anunciante').fill('1');
  await admin.getByRole('button', { name: 'Devolverla y aprobar el resto' }).press('Enter');
  await expectToast(admin, 'Se devolvió una parte; el resto queda aprobado');

  await open(advertiser, `/advertiser-dashboard/disputes/call/${id}`);
  await expect(advertiser.getByRole('main')).toContainText('Volvió una parte al anunciante: $1.00.');
  await open(publisher, `/publisher-dashboard/disputes/call/${id}`);
  await expect(publisher.getByRole('main')).toContainText('El pago baja en');
  await expect(publisher.getByRole('main')).not.toContainText('$1.00');
});

test('the side that lost appeals once, another admin changes the decision, and both hear of it', async ({
  line,
  as,
  anAdmin,
}) => {
  test.slow(); // calls take their time
  const ours = await line();
  const id = await finishedCall(ours);
  const { advertiser, publisher, title } = ours;
  expect((await advertiser.request.post(`/api/calls/${id}/dispute`, { data: { reason: 'No.' } })).status()).toBe(200);
  const first = { decision: 'refused', reason: 'No se oye nada.', seen: 'disputed' };
  const decided = await anAdmin.page.request.post(`/api/admin/calls/${id}/decision`, { data: first });
  expect(decided.status()).toBe(200);

  await open(publisher, `/publisher-dashboard/disputes/call/${id}`);
  await publisher.getByRole('button', { name: 'Apelar…' }).click();
  const asked = publisher.getByRole('dialog', { name: 'Apelación' });
  await asked.getByLabel('Por qué debería cambiar la decisión').fill('Se oye desde el segundo dos.');
  await asked.getByLabel(/^Segundo de la grabación/).fill('0:02');
  await expectAccessible(publisher);
  await asked.getByRole('button', { name: 'Enviar la apelación' }).click();
  await expectToast(publisher, 'Apelación enviada');
  await expect(publisher.getByRole('main')).toContainText('El editor apeló');
  await expect(publisher.getByRole('button', { name: 'Apelar…' })).toHaveCount(0);

  const admin = await as('admin');
  await open(admin, `/admin-dashboard/disputes?case=${id}`);
  await expect(admin.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(admin.getByText('Apelación del editor')).toBeVisible();
  await expect(admin.getByText(/^La primera vez decidiste tú/)).toHaveCount(0);
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Cambiar la decisión' }).press('Enter');
  const last = admin.getByRole('alertdialog', { name: '¿Cambiar la primera decisión?' });
  await expect(last).toContainText('el editor gana');
  await last.getByRole('button', { name: 'Cambiar la decisión' }).press('Enter');
  await expectToast(admin, 'La decisión cambió');

  for (const [page, panel] of [[publisher, 'publisher'] as const, [advertiser, 'advertiser'] as const]) {
    await open(page, `/${panel}-dashboard/disputes/call/${id}`);
    await expect(page.getByRole('main')).toContainText('La primera decisión cambió');
    await expect(page.getByRole('main')).toContainText('Esta decisión es definitiva.');
    await page.getByRole('button', { name: /^Notificaciones/ }).click();
    await expect(page.getByText(/cambió tras la apelación/).first()).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.keyboard.press('Escape');
    await expectNoSidewaysScroll(page);
  }
  const { billing } = await (await publisher.request.get(`/api/calls/${id}`)).json();
  expect(billing).toBe('approved');
});

test('an appeal is given in part: what it means is said before, and each side reads its own amount', async ({
  line,
  as,
  anAdmin,
}) => {
  test.slow(); // calls take their time
  const ours = await line();
  const id = await finishedCall(ours);
  const { advertiser, publisher, title } = ours;
  const post = async (page: Page, path: string, data: object) =>
    expect((await page.request.post(`/api${path}`, { data })).ok()).toBe(true);
  await post(advertiser, `/calls/${id}/dispute`, { reason: 'No.' });
  await post(anAdmin.page, `/admin/calls/${id}/decision`, { decision: 'refused', reason: 'No.', seen: 'disputed' });
  await post(publisher, `/disputes/call/${id}/appeal`, { reason: 'Se oye desde el segundo dos.' });

  const admin = await as('admin');
  await open(admin, `/admin-dashboard/disputes?case=${id}`);
  await expect(admin.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await admin.getByRole('button', { name: 'Conceder una parte…' }).press('Enter');
  const asked = admin.getByRole('alertdialog', { name: '¿Cambiar la decisión en parte?' });
  await asked.getByLabel('Precio de la venta').fill('1.00');
  await expect(asked).toContainText('El anunciante paga $1.00 por la venta');
  await expectAccessible(admin);
  await asked.getByRole('button', { name: 'Cambiarla en parte' }).click();
  await expectToast(admin, 'La decisión cambió en parte');

  await open(advertiser, `/advertiser-dashboard/calls/${id}`);
  await expect(advertiser.getByRole('main')).toContainText('La primera decisión cambió en parte');
  await expect(advertiser.getByRole('main')).toContainText('El anunciante paga $1.00.');
  await open(publisher, `/publisher-dashboard/calls/${id}`);
  await expect(publisher.getByRole('main')).toContainText('El editor gana');
  await expect(publisher.getByRole('main')).not.toContainText('El anunciante paga');
});
