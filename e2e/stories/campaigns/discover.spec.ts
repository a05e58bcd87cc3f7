import { approvedNumber, test } from '../../calls.ts';
import { choose } from '../../campaigns.ts';
import { expectToast, signIn } from '../../people.ts';
import { expect, open } from '../../story.ts';

const CAMPAIGNS = '/publisher-dashboard/campaigns';
const ALL_DAY = [{ from: 0, to: 1440 }];
const ALWAYS = { zone: 'America/New_York', week: Array(7).fill(ALL_DAY) };
const from = (...states: string[]) => ({ geo: { countries: ['US'], states }, hours: ALWAYS, minimumSeconds: 3 });
const at = (priceCents: number) => ({
  pricing: { kind: 'fixed', priceCents, floorCents: priceCents, ceilingCents: priceCents },
});

test('a new publisher discovers a campaign, joins it, and finds number and link in Mis campañas', async ({
  advertiser: anAdvertiser,
  campaign,
  account,
  visitor,
}) => {
  const word = `techos${crypto.randomUUID().slice(0, 8)}`;
  const { page: advertiser } = await anAdvertiser();
  const activate = true;
  await campaign(advertiser, { title: `Uno ${word}`, activate, terms: { ...from('FL'), ...at(2_000) } });
  await campaign(advertiser, { title: `Dos ${word}`, activate, terms: { ...from('TX'), ...at(9_000) } });
  const best = { title: `Tres ${word}`, activate, terms: { ...from('FL', 'GA'), ...at(6_000) } };
  const made = await campaign(advertiser, best);

  const { email } = await account('publisher', 'approved');
  const publisher = await visitor();
  await signIn(publisher, email);
  await open(publisher, CAMPAIGNS);
  await publisher.getByLabel('Buscar campañas').fill(word);
  await expect(publisher).toHaveURL(new RegExp(`search=${word}`));
  await choose(publisher, 'Estado', 'Florida');
  await choose(publisher, 'Horario', 'Abiertas ahora');
  await choose(publisher, 'Ordenar por', 'Mayor pago');
  await expect(publisher).toHaveURL(/state=FL.*open=now.*sort=payout/);
  const cards = publisher.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText([`Tres ${word}`, `Uno ${word}`]);
  await expect(cards.first().getByText('$30 por llamada').first()).toBeVisible();

  await cards
    .first()
    .getByRole('button', { name: /^Solicitar Campaña/ })
    .click();
  await publisher.getByRole('dialog').getByRole('button', { name: 'Enviar Solicitud' }).click();
  await expectToast(publisher, 'Solicitud Enviada');
  await approvedNumber(publisher, advertiser, made.publicId, { isAsked: true });

  await publisher.getByRole('tab', { name: 'Mis campañas' }).click();
  await expect(publisher).toHaveURL(`${CAMPAIGNS}?tab=mine`);
  const row = publisher.getByRole('article', { name: best.title });
  await expect(row.getByRole('button', { name: `Copiar Número de seguimiento de ${best.title}` })).toBeVisible();
  await expect(row.getByText(new RegExp(`/t/${made.publicId}/\\w{6}$`))).toBeVisible();
});
