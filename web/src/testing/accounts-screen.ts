import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

export const USERS = '/admin-dashboard/users';
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const rows = () => screen.queryAllByRole('row').slice(1);
export const rowOf = (text: string) => rows().find(({ textContent }) => textContent.includes(text));
const names = () => rows().map((row) => within(row).getByRole('link').textContent);
export const expectNames = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
export const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export async function openMenu(user: UserEvent, name: string): Promise<HTMLElement[]> {
  await user.click(await screen.findByRole('button', { name: `Acciones para ${name}` }));
  return screen.findAllByRole('menuitem');
}

export async function chooseFromMenu(user: UserEvent, name: string, item: string): Promise<void> {
  await openMenu(user, name);
  await user.click(screen.getByRole('menuitem', { name: item }));
}
