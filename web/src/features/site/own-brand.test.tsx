import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openPage } from '../../testing/open-page.tsx';

const ROE = { name: 'Llamadas Roe', logoUrl: null, style: null, previewImage: null };
const NO_LEGAL = { termsEn: '', termsEs: '', privacyEn: '', privacyEs: '' };

test('a network’s own name stands in the header, the footer, the title and the sentences of its pages', async () => {
  await openPage(fakeApi(), '/faq', { brand: ROE });
  await screen.findByText('What is Llamadas Roe?');
  expect(screen.getAllByText('Llamadas Roe').length).toBeGreaterThan(0);
  screen.getByText(`© ${new Date().getFullYear()} Llamadas Roe`);
  expect(document.title).toBe('Frequently Asked Questions · Llamadas Roe');
  expect(document.body.textContent).not.toContain('Callstead');
});

test('a logo stands in place of mark and name, and says the name to those who do not see it', async () => {
  await openPage(fakeApi(), '/faq', { brand: { ...ROE, logoUrl: '/api/logos/aa' } });
  await screen.findByText('What is Llamadas Roe?');
  expect(screen.getByRole('img', { name: 'Llamadas Roe' }).getAttribute('src')).toBe('/api/logos/aa');
});

test('our terms name the network, and the software by its own name', async () => {
  await openPage(fakeApi(), '/terms', { brand: ROE });
  await screen.findByText(
    /offered on it under the name Llamadas Roe\..*Callstead is also the name of the open software/,
  );
});

test('a network’s own terms take the place of ours, as paragraphs and never as markup', async () => {
  const termsEn = 'Be fair.\n\n<b>Pay</b> on time.';
  await openPage(fakeApi(), '/terms', { legal: { ...NO_LEGAL, termsEn } });
  await screen.findByText('Be fair.');
  screen.getByText('<b>Pay</b> on time.');
  expect(screen.queryByText(/Acceptance of the terms/)).toBeNull();
});

test('with one language alone everybody reads that one, and it says which it is', async () => {
  const legal = { ...NO_LEGAL, privacyEs: 'No vendemos datos.' };
  await openPage(fakeApi(), '/privacy', { legal });
  const text = await screen.findByText('No vendemos datos.');
  expect(text.closest('[lang]')?.getAttribute('lang')).toBe('es');
});
