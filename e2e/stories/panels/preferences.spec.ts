import { choose } from '../../campaigns.ts';
import { expectDone, logIn, signIn, test } from '../../people.ts';
import { expect, open } from '../../story.ts';

test('a publisher does without a mail and chooses where to begin: the bell alone rings, and the next login leads there', async ({
  visitor,
  account,
  administration,
}) => {
  const { email } = await account('publisher', 'approved');
  const page = await visitor();
  await signIn(page, email);
  await open(page, '/publisher-dashboard/account');
  await page.getByRole('link', { name: 'Avisos, página de inicio y altura de las filas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preferencias' })).toBeVisible();
  const mail = page.getByRole('combobox', { name: 'Correo: Soporte responde a mi ticket' });
  await mail.selectOption('Nunca');
  await expect(page.getByText('Guardado: Soporte responde a mi ticket')).toBeVisible();
  await choose(page, 'Página de inicio', 'Llamadas');
  await page.reload();
  await expect(mail).toHaveValue('never');

  const asked = await expectDone(page.request.post('/api/tickets', { data: { subject: 'Pago', message: '¿Cuándo?' } }));
  const { id }: { id: string } = await asked.json();
  await expectDone(administration.post(`/api/tickets/${id}/replies`, { data: { message: 'Hoy.' } }));
  // Stories hear nothing live unless they ask for it: the bell is looked at until it has rung.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Notificaciones: 1 sin leer' })).toBeVisible({ timeout: 2_000 });
  }).toPass();

  const next = await visitor();
  await open(next, '/login');
  await logIn(next, email);
  await expect(next).toHaveURL('/publisher-dashboard/calls');
});
