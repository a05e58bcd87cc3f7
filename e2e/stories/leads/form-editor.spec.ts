import { expect, open, test } from '../../story.ts';

test('a form is written, saved and read again; the preview shows what was saved', async ({ as }) => {
  const admin = await as('admin');
  const listed = await admin.request.get('/api/admin/campaigns?search=AUTO007');
  const [campaign] = (await listed.json()).data as { id: string }[];
  await open(admin, `/admin-dashboard/campaigns/${campaign?.id}/lead-form`);
  await admin.getByRole('button', { name: 'Sí o no', exact: true }).click();
  await admin.getByLabel('Pregunta en español').fill('¿Eres el dueño?');
  await admin.getByLabel('Pregunta en inglés').fill('Do you own it?');
  await admin.getByLabel('Ayuda en español').fill('El que figura en los papeles');
  await admin.getByRole('checkbox', { name: 'Obligatoria' }).check();
  await admin.getByRole('button', { name: 'Subir: ¿Eres el dueño?' }).press('Enter');
  await admin.getByLabel('Frase en español').fill('Acepto que me llamen por esta solicitud.');
  await admin.getByRole('radio', { name: 'Nuestra página con tus palabras' }).check();
  await admin.getByLabel('Palabras en español').fill('¡Gracias! Te llamamos hoy.');
  await admin.getByLabel('Palabras en inglés').fill('Thank you! We call you today.');
  await admin.getByRole('button', { name: 'Guardar formulario' }).click();
  await expect(admin.getByText('Formulario guardado', { exact: true }).first()).toBeVisible();

  await admin.reload();
  const preview = admin.getByTestId('lead-form-preview');
  await expect(preview.getByLabel('¿Eres el dueño?')).toBeVisible();
  await expect(preview.getByText('El que figura en los papeles')).toBeVisible();
  await expect(preview.getByText('Acepto que me llamen por esta solicitud.')).toBeVisible();
  await admin.getByRole('button', { name: 'Después' }).click();
  await expect(preview.getByText('¡Gracias! Te llamamos hoy.')).toBeVisible();
});
