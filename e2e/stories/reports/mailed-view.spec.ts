import { linkIn, test } from '../../people.ts';
import { expect, open, type Page } from '../../story.ts';

const REPORTS = '/publisher-dashboard/reports';
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a publisher saves a view, has it mailed with the figures of the page, and ends the mails by one click', async ({
  as,
  visitor,
  mailTo,
}) => {
  const page = await as('publisher');
  await open(page, `${REPORTS}?period=lastMonth&by=campaign`);
  const table = page.getByRole('table', { name: /^Cifras por / });
  const earned = /\$[\d,]+\.\d\d/.exec((await table.locator('tfoot').textContent()) ?? '')?.[0] ?? '';
  expect(earned).not.toBe('');

  const name = `Mes pasado ${Date.now()}`;
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  await drawer(page, 'Guardar vista').getByLabel('Nombre').fill(name);
  await drawer(page, 'Guardar vista').getByRole('button', { name: 'Guardar vista' }).click();
  await expect(page.getByText('Vista Guardada', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Vistas guardadas' }).click();
  const schedule = async () => {
    await page
      .getByRole('group', { name: `Acciones para ${name}` })
      .getByRole('button', { name: 'Programar correo' })
      .click();
    await expect(drawer(page, `Enviar «${name}» por correo`)).toBeVisible();
  };
  await schedule();
  await page.getByRole('button', { name: 'Programar', exact: true }).click();
  const saved = page.getByRole('listitem').filter({ hasText: name });
  await expect(saved.getByText('Correo los lunes a las 08:00')).toBeVisible();
  await schedule();
  await page.getByRole('button', { name: 'Enviarme uno ahora' }).click();

  const mail = await mailTo('publisher@callstead.example', new RegExp(`^Reporte «${name}» de Callstead: `));
  expect(mail.text).toContain(earned);
  expect(mail.html).toContain(earned);
  const [attached] = (mail as unknown as { attachments: { fileName: string }[] }).attachments;
  expect(attached?.fileName).toMatch(/^callstead-report-\d{4}-\d\d-01-.*\.csv$/);

  const stranger = await visitor();
  await stranger.goto(linkIn(mail, '/unsubscribe'));
  await stranger.getByRole('button', { name: 'Dejar de recibirlos' }).click();
  await expect(stranger.getByRole('heading', { name: 'Listo: ya no recibirás estos correos' })).toBeVisible();
  await expect(stranger.getByText(name)).toHaveCount(0);
  await stranger.goto(linkIn(mail, '/unsubscribe'));
  await stranger.getByRole('button', { name: 'Dejar de recibirlos' }).click();
  await expect(stranger.getByRole('heading', { name: 'Listo: ya no recibirás estos correos' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Vistas guardadas' }).click();
  await schedule();
  await expect(page.getByRole('checkbox', { name: /\(dado de baja\)$/ })).toBeVisible();
});
