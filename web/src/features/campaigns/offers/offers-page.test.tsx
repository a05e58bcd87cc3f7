import { listOffers, readOffer } from '@callstead/contract/campaigns/offers-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, SILENCE } from '../../../testing/fake-api.ts';
import { fill, valueIn } from '../../../testing/fields.ts';
import { aListOf, anOffer, anOfferDetail } from '../../../testing/offers.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { expectToast, toast } from '../../../testing/toasts.ts';
import { whenIdle } from '../../../ui/hooks/when-idle.ts';

const searchbox = () => screen.getByRole('searchbox');

/** Finds by title, category and sub-category. */
function aCatalogue() {
  const api = fakeApi();
  const offers = [
    anOffer(),
    anOffer({ id: 'HS002', title: 'Pipes', subCategory: 'plumbing' }),
    anOffer({ id: 'RE001', title: 'Houses', category: 'realEstate', subCategory: null }),
  ];
  api.answer(listOffers, ({ query: { search, category, sub } }) =>
    aListOf(
      ...offers
        .filter((offer) => offer.title.toLowerCase().includes(search.toLowerCase()))
        .filter((offer) => !category || offer.category === category)
        .filter((offer) => !sub || sub.startsWith('all_') || offer.subCategory === sub),
    ),
  );
  api.answer(readOffer, { offer: anOfferDetail(), similar: [] });
  return api;
}

test('offers are searched, filtered and cleared, and the address remembers it', async () => {
  const page = await openPage(aCatalogue(), '/public-offers');
  const expectCards = (count: number) => waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(count));
  const isCurrent = (id: string) => document.getElementById(id)?.getAttribute('aria-current') === 'true';
  await expectCards(3);
  await page.user.click(screen.getByRole('link', { name: 'Home services' }));
  await expectCards(2);
  expect(page.address()).toBe('/public-offers?category=homeServices');
  await waitFor(() => expect(isCurrent('all_homeServices')).toBe(true));
  await page.user.click(document.getElementById('plumbing') as HTMLElement);
  await expectCards(1);
  expect(page.address()).toContain('sub=plumbing');

  page.goBack();
  await waitFor(() => expect(isCurrent('all_homeServices')).toBe(true));
  await page.user.click(screen.getByRole('link', { name: 'Real estate' }));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Sub-categories' })).toBeNull());

  await page.user.click(screen.getByRole('link', { name: 'All' }));
  await expectCards(3);
  fill(searchbox(), 'pipes');
  await expectCards(1);
  expect(page.address()).toBe('/public-offers?search=pipes');
  fill(searchbox(), 'zzzz');
  await screen.findByText('No Offers Match Your Criteria');
  await page.user.click(screen.getByRole('link', { name: 'Clear filters' }));
  await expectCards(3);
  expect(valueIn(searchbox())).toBe('');
});

test('one quiet line says that offers are loaded, and nothing lies over the cards', async () => {
  const { user } = await openPage(aCatalogue(), '/faq');
  await user.click(screen.getAllByRole('link', { name: 'Offers' })[0] as HTMLElement);
  const line = (await screen.findByText('Offers Loaded')).closest('[role=status]');
  expect(line?.textContent).toBe('Offers Loaded · 3 offers');
  await new Promise((resolve) => whenIdle(() => resolve(undefined))); // when a toast would have come
  expect(toast()).toBeNull();
});

test('a card shows its lists in full, its type, and leads to the offer', async () => {
  const { user, address } = await openPage(aCatalogue(), '/public-offers?search=roof');
  const card = within(await screen.findByRole('article'));
  card.getByText('Call');
  card.getByText('Traffic sources');
  for (const entry of [...anOffer().trafficSources, ...anOffer().geoRestrictions]) card.getByText(entry);
  await user.click(card.getByText('Request Information'));
  await waitFor(() => expect(address()).toBe('/offer/HS001'));
  await user.click(await screen.findByRole('link', { name: 'Volver a las ofertas' }));
  await screen.findByRole('heading', { name: 'Explore Our Offers' });
});

test('when offers cannot be loaded the page says so, keeps the filters and mends itself on retry', async () => {
  const api = aCatalogue();
  const { user } = await openPage(api, '/public-offers');
  api.answer(listOffers, SILENCE);
  fill(searchbox(), 'roof');
  await screen.findByText('Failed to load offers. Please try again later.');
  expect(valueIn(searchbox())).toBe('roof');
  api.answer(listOffers, aListOf(anOffer()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('article');
});

test('the bottom banner invites publishers to register', async () => {
  await openPage(aCatalogue(), '/public-offers');
  const join = screen.getByRole('link', { name: 'Become a Publisher' });
  expect(join.getAttribute('href')).toBe('/register?type=publisher');
});

test('the market has its six categories, is filtered by them and by words, and leads advertisers to register', async () => {
  const { user, address } = await openPage(aCatalogue(), '/market-campaigns');
  const categories = screen.getByLabelText<HTMLSelectElement>('Category');
  expect(categories.options).toHaveLength(7);
  await user.selectOptions(categories, 'rehab');
  await waitFor(() => expect(address()).toBe('/market-campaigns?category=rehab'));
  await screen.findByText('No campaigns found matching your search.');
  await user.click(screen.getByRole('link', { name: 'Clear filters' }));
  const [launch] = await screen.findAllByRole('link', { name: /^Launch a campaign like/ });
  expect(launch?.getAttribute('href')).toBe('/register?type=advertiser');
});

test('when the market cannot be loaded a toast says so', async () => {
  const api = aCatalogue();
  await openPage(api, '/market-campaigns');
  api.answer(listOffers, SILENCE);
  fill(searchbox(), 'roof');
  await expectToast('Functionality Disabled');
});
