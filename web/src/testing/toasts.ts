import { screen, waitFor, within } from '@testing-library/react';

const region = { name: /\(F8\)$/ };

/** The one toast on the screen, if there is one; what it says is announced too, so only its own words count here. */
export function toast(): HTMLElement | null {
  const shown = screen.queryByRole('region', region);
  return shown && within(shown).queryByRole('listitem');
}

export function expectToast(...texts: string[]): Promise<void> {
  return waitFor(() => {
    const shown = within(screen.getByRole('region', region));
    for (const text of texts) shown.getByText(text);
  });
}

export function toastButton(name: string): HTMLElement {
  return within(screen.getByRole('region', region)).getByRole('button', { name });
}
