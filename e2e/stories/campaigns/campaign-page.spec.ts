import { finishedCall, test } from '../../calls.ts';
import { expectToast } from '../../people.ts';
import { expect, open } from '../../story.ts';

test('an advertiser finds a publisher whose calls do not qualify, and blocks them from the page of the campaign', async ({
  line,
}) => {
  const made = await line();
  await finishedCall(made, { talkSeconds: 1 });
  const { advertiser, publisher, campaign, title } = made;

  await open(advertiser, '/advertiser-dashboard/campaigns');
  await advertiser.getByRole('link', { name: title, exact: true }).click();
  await expect(advertiser).toHaveURL(new RegExp(`/advertiser-dashboard/campaigns/${campaign.id}$`));
  await expect(advertiser.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await advertiser.getByRole('tab', { name: 'Editores' }).click();
  await expect(advertiser.getByText('1 editor', { exact: true })).toBeVisible();
  const cells = advertiser.getByRole('row').filter({ hasText: 'Nora Paz' }).getByRole('cell');
  await expect(cells.nth(1), 'one call came').toHaveText('1');
  await expect(cells.nth(2), 'and did not qualify').toHaveText('0%');

  await advertiser.getByRole('button', { name: 'Bloquear a Nora Paz' }).click();
  const question = advertiser.getByRole('alertdialog', { name: '¿Bloquear a este editor en la campaña?' });
  await question.getByLabel('Motivo').fill('Llamadas muy cortas');
  await question.getByRole('button', { name: 'Bloquear' }).click();
  await expectToast(advertiser, 'Solicitud Actualizada');
  await expect(advertiser.getByText('Bloqueado', { exact: true })).toBeVisible();

  const own = await publisher.request.get(`/api/campaigns/${campaign.publicId}/application`);
  expect((await own.json()).application).toMatchObject({ status: 'revoked', reason: 'Llamadas muy cortas' });
  const again = await publisher.request.post(`/api/campaigns/${campaign.publicId}/applications`, { data: {} });
  expect((await again.json()).code).toBe('application_exists');
});
