import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { accountDetailQuery } from '../../../api/account-detail-query.ts';
import { LanguageProvider } from '../../../i18n/language.tsx';
import { AuthProvider } from '../../../session/auth.tsx';
import { detailOf } from '../../../testing/accounts.ts';
import { aProfile, aSession } from '../../../testing/people.ts';
import { AccountPicker } from './account-picker.tsx';

const account = detailOf(aProfile('publisher'));

const picker = (client: QueryClient) => (
  <LanguageProvider chosen="es" surface="es" choose={() => undefined}>
    <AuthProvider initial={aSession('admin')}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[`/publisher-dashboard/payments?account=${account.id}`]}>
          <AccountPicker kind="publisher" />
        </MemoryRouter>
      </QueryClientProvider>
    </AuthProvider>
  </LanguageProvider>
);

test('what the page asked for before the script of the picker came does not contradict the HTML of the server', async () => {
  document.body.innerHTML = renderToString(picker(new QueryClient()));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(accountDetailQuery(account.id).queryKey, account);
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(document.body, picker(client), { onRecoverableError }));
  onTestFinished(() => root.unmount());
  expect(document.body.textContent).toContain(account.fullName);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
