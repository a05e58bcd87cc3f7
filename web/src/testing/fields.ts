import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** By its label, or itself when it was found otherwise. */
type Field = string | RegExp | HTMLElement;

export function field(which: Field): HTMLInputElement {
  if (which instanceof HTMLElement) return which as HTMLInputElement;
  return (fieldLabelled(which) ?? fieldCalled(which) ?? screen.getByLabelText(which)) as HTMLInputElement;
}

/** Most fields have a `<label for>` of their own: asking for just that spares jsdom the walk through the whole page. */
function fieldLabelled(text: string | RegExp): HTMLElement | null {
  const label = theOne('label', ({ textContent }) => isMeant(text, textContent)) as HTMLLabelElement | undefined;
  return label ? document.getElementById(label.htmlFor) : null;
}

function fieldCalled(text: string | RegExp): Element | undefined {
  return theOne('[aria-label]', (element) => isMeant(text, element.getAttribute('aria-label') ?? ''));
}

const isMeant = (text: string | RegExp, found: string) => (text instanceof RegExp ? text.test(found) : found === text);

/** Undefined when there are several: Testing Library then says which. */
function theOne(selector: string, isIt: (element: Element) => boolean): Element | undefined {
  const [found, another] = [...document.querySelectorAll(selector)].filter(isIt);
  return another ? undefined : found;
}

export const valueIn = (which: Field): string => field(which).value;

/** Writes at once what a person would type. */
export function fill(which: Field, value: string): void {
  field(which).focus();
  fireEvent.change(field(which), { target: { value } });
}

export function fillIn(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) fill(label, value);
}

/** Chooses from a select that is a list of its own, not the browser's. */
export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

export const isRefused = (which: Field): boolean => field(which).getAttribute('aria-invalid') === 'true';

/** What a screen reader reads out with the label: the message first, then hints. */
export function descriptionOf(which: Field): string {
  const ids = field(which).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** The message stands at the field itself, before any hint. */
export function expectRefused(which: Field, message: string): Promise<void> {
  return waitFor(() => {
    expect(descriptionOf(which).slice(0, message.length)).toBe(message);
    expect(isRefused(which)).toBe(true);
  });
}

export async function expectAllRefused(messages: Record<string, string>): Promise<void> {
  for (const [label, message] of Object.entries(messages)) await expectRefused(label, message);
}

export function expectFocus(which: Field): Promise<void> {
  return waitFor(() => expect(document.activeElement).toBe(field(which)));
}
