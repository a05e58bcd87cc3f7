import type { KeyboardEvent } from 'react';

/** ⌘Enter or Ctrl+Enter sends what is typed, as the button of its form does; with Shift, as the button that says so. */
export function submitByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const button = form?.querySelector<HTMLButtonElement>(event.shiftKey ? '[data-shift-enter]' : '[type=submit]');
  if (button && !button.disabled) button.click();
}
