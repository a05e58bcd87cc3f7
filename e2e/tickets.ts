import { type Account, type Asker, type Kind, signIn } from './people.ts';
import { expect, type Page } from './story.ts';

export const MARKUP = '<script>alert("x")</script><img src=x onerror=alert(1)>';

type People = {
  visitor: () => Promise<Page>;
  account: (kind: Kind, state: 'pending' | 'approved' | 'rejected') => Promise<Account>;
};

/** Somebody of our own with an open session, so that no other story meets their tickets. */
export async function aMember({ visitor, account }: People, kind: Kind): Promise<{ page: Page; person: Account }> {
  const person = await account(kind, 'approved');
  const page = await visitor();
  await signIn(page, person.email);
  return { page, person };
}

/** Asks without the form; answers with the ticket's id. */
export async function ask({ request }: Asker, ticket: { subject: string; message: string }): Promise<string> {
  const response = await request.post('/api/tickets', { data: ticket });
  expect(response.status()).toBe(201);
  return (await response.json()).id;
}

export const thread = (page: Page) => page.getByRole('list', { name: 'Conversación' });

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A script that ran, or an element made of what somebody typed, would show here. */
export async function expectOnlyText(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page.locator('script', { hasText: 'alert("x")' })).toHaveCount(0);
}
