import { issueCaptcha, solveCaptcha as judgeCaptcha } from '@callstead/contract/identity/captcha-endpoints';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FakeApi } from './fake-api.ts';
import { fill } from './fields.ts';

/** Every question is another sum, and only its result solves it. */
export function askCaptchas(api: FakeApi): void {
  let asked = 0;
  const results = new Map<string, string>();
  api.answer(issueCaptcha, () => {
    asked += 1;
    const id = crypto.randomUUID();
    results.set(id, String(asked + 4));
    return { id, question: `${asked} + 4` };
  });
  api.answer(judgeCaptcha, ({ params, body }) => ({ solved: results.get(params.id) === body.answer }));
}

export const captchaAnswer = () => screen.findByRole('textbox', { name: /= \?$/ });

/** Reads the question on the page and answers it, in whichever language. */
export async function solveCaptcha(user: UserEvent): Promise<void> {
  const question = await screen.findByText(/^\d+ \+ 4 = \?$/);
  fill(await captchaAnswer(), String(Number.parseInt(question.textContent, 10) + 4));
  await user.click(screen.getByRole('button', { name: /^(Verificar|Verify)$/ }));
  await screen.findByText(/^(Verificado correctamente|Verified correctly)\.$/);
}
