import { shortId } from '@callstead/domain/short-id';
import { finishedCall, type Line, test } from '../../calls.ts';
import { expectToast, signIn } from '../../people.ts';
import { expect, open, type Page } from '../../story.ts';

test('a paid call explains itself to each side; a dispute is refused by an admin and the money is back', async ({
  line,
  as,
}) => {
  test.slow(); // calls take their time
  const ours = await line();
  const id = await finishedCall(ours);
  const { advertiser, publisher } = ours;

  await open(advertiser, '/advertiser-dashboard/calls');
  await advertiser.getByRole('row').filter({ hasText: ours.title }).getByText('Calificada').click();
  const drawer = advertiser.getByRole('dialog', { name: 'Llamada' });
  await expect(advertiser).toHaveURL(new RegExp(`call=${id}`));
  await drawer.getByText(/comprobaciones superadas/).click();
  const trace = drawer.getByRole('list', { name: 'La decisión, regla por regla' });
  await expect(trace).toContainText(/Abierto: era \S+ \d+:\d\d\s[ap]\.\s?m\. \(hora del Este\)/);
  await expect(trace).toContainText('Llamadas a la vez en la campaña: 0 de 5');
  await expect(trace).toContainText('Saldo: $1,000.00 disponibles, la llamada necesitaba $45.00');
  await expect(drawer).toContainText('Nunca por debajo de $45.00 ni por encima de $45.00.');
  await drawer.getByRole('link', { name: 'Abrir como página' }).click();
  await expect(advertiser).toHaveURL(`/advertiser-dashboard/calls/${id}`);

  await dispute(advertiser, id);

  await open(publisher, `/publisher-dashboard/calls/${id}`);
  await expect(publisher.getByRole('blockquote')).toHaveText('Preguntaba por otra empresa.');
  await publisher.getByText(/comprobaciones superadas/).click();
  const seen = publisher.getByRole('list', { name: 'La decisión, regla por regla' });
  await expect(seen).toContainText('Saldo del anunciante: suficiente');
  await expect(publisher.getByRole('main')).not.toContainText('$45.00');
  await publisher.getByRole('link', { name: 'Responder' }).click();
  await publisher.getByLabel('Tu respuesta').fill('Pidió lo que se anuncia.');
  await publisher.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expectToast(publisher, 'Respuesta enviada');
  await expect(publisher.getByRole('list', { name: 'Lo que se dijo' })).toContainText('Pidió lo que se anuncia.');

  const admin = await as('admin');
  await open(admin, `/admin-dashboard/calls/${id}`);
  await admin.getByRole('button', { name: 'Rechazar' }).click();
  await admin.getByLabel(/^Motivo/).fill('La grabación lo confirma.');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Rechazar' }).click();
  await expectToast(admin, 'Llamada Rechazada');
  await expectMoneyBack(ours, id);
});

/** What was typed stays when sending fails. */
async function dispute(advertiser: Page, id: string) {
  await advertiser.getByRole('button', { name: 'Disputar' }).click();
  await advertiser.getByRole('button', { name: 'Enviar disputa' }).click();
  await expect(advertiser.getByLabel('Motivo')).toHaveAttribute('aria-invalid', 'true');
  await advertiser.getByLabel('Motivo').fill('Preguntaba por otra empresa.');
  await advertiser.route(`**/api/calls/${id}/dispute`, (route) => route.abort());
  await advertiser.getByRole('button', { name: 'Enviar disputa' }).click();
  await expect(advertiser.getByRole('dialog').getByRole('alert')).toContainText('No podemos conectar');
  await advertiser.unroute(`**/api/calls/${id}/dispute`);
  await advertiser.getByRole('button', { name: 'Enviar disputa' }).click();
  await expectToast(advertiser, 'Llamada Disputada');
  await expect(advertiser.getByRole('main')).toContainText('Disputada');
}

async function expectMoneyBack({ advertiser, publisher }: Line, id: string) {
  await open(advertiser, `/advertiser-dashboard/calls/${id}`);
  await expect(advertiser.getByRole('main')).toContainText('Rechazada: dinero de vuelta');
  await expect(advertiser.getByRole('main')).toContainText('La grabación lo confirma.');
  await open(publisher, '/publisher-dashboard/dashboard');
  await publisher.getByRole('button', { name: /^Notificaciones/ }).click();
  await publisher.getByText(`La llamada ${shortId(id)} ha sido rechazada y su precio devuelto.`).click();
  await expect(publisher).toHaveURL(`/publisher-dashboard/calls/${id}`);
  const money = publisher.getByRole('listitem').filter({ hasText: 'Rechazo' });
  await expect(money).toContainText('$22.50');
}

test('a refused call says which rule refused it, and an outsider finds nothing', async ({ line, account, visitor }) => {
  test.slow(); // calls take their time
  const ours = await line({ hours: almostNever() });
  const id = await finishedCall(ours);
  await open(ours.publisher, `/publisher-dashboard/calls?call=${id}`);
  const drawer = ours.publisher.getByRole('dialog', { name: 'Llamada' });
  await expect(drawer).toContainText('La campaña estaba cerrada a esa hora.');
  await expect(drawer).toContainText(/Cerrado: era \S+ \d+:\d\d\s[ap]\.\s?m\. \(hora del Este\)/);
  await expect(drawer).toContainText(/reglas más no llegaron a mirarse/);
  await drawer.getByRole('link', { name: 'Disputar' }).click();
  await expect(ours.publisher.getByLabel('Asunto')).toHaveValue(`Revisión de la llamada ${id}`);

  const outsider = await visitor();
  for (const kind of ['publisher', 'advertiser'] as const) {
    await signIn(outsider, (await account(kind, 'approved')).email);
    await open(outsider, `/${kind}-dashboard/calls/${id}`);
    await expect(outsider.getByText('Esa llamada no existe, o no es tuya.')).toBeVisible();
  }
});

/** Open for one minute, the day after tomorrow. */
function almostNever() {
  const soon = (new Date().getUTCDay() + 1) % 7; // Monday is day 0, so this is two days away
  const week = Array.from({ length: 7 }, (_, day) => (day === soon ? [{ from: 0, to: 1 }] : []));
  return { zone: 'America/New_York', week };
}
