import { assert } from '../assert.ts';

export type Captcha = { question: string; answer: string };

/** Two integers from 1 to 10, added or subtracted, never below zero. `random` gives numbers in [0, 1). */
export function makeCaptcha(random: () => number): Captcha {
  const operand = () => 1 + Math.floor(random() * 10);
  const [first, second] = [operand(), operand()];
  if (random() < 0.5) return { question: `${first} + ${second}`, answer: String(first + second) };
  const [larger, smaller] = first >= second ? [first, second] : [second, first];
  assert(larger >= smaller, 'a captcha never asks for a negative number');
  return { question: `${larger} - ${smaller}`, answer: String(larger - smaller) };
}

/** Compared as text, so '07' is not '7'; spaces around it are forgiven. */
export function isCaptchaSolved(captcha: Pick<Captcha, 'answer'>, given: string): boolean {
  return given.trim() === captcha.answer;
}
