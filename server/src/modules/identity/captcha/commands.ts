import { DomainError } from '@callstead/domain/errors';
import { isCaptchaSolved, makeCaptcha } from '@callstead/domain/identity/captcha';
import { type Db, inTransaction, type WithDb } from '../../../db/database.ts';
import {
  deleteCaptcha,
  findOpenCaptchaForUpdate,
  insertCaptcha,
  markCaptchaSolved,
  takeSolvedCaptcha,
} from './queries.ts';

const CAPTCHA_LIFETIME_MS = 30 * 60_000;

export async function issueCaptcha(db: Db): Promise<{ id: string; question: string }> {
  const captcha = makeCaptcha(Math.random);
  const { id } = await insertCaptcha(db, captcha.answer, new Date(Date.now() + CAPTCHA_LIFETIME_MS));
  return { id, question: captcha.question };
}

/** One try: with twenty possible answers a second one would soon be a way in. */
export function answerCaptcha(services: WithDb, input: { id: string; answer: string }): Promise<{ solved: boolean }> {
  return inTransaction(services, async (tx) => {
    const captcha = await findOpenCaptchaForUpdate(tx.db, input.id);
    const solved = captcha !== undefined && isCaptchaSolved(captcha, input.answer);
    if (solved) await markCaptchaSolved(tx.db, input.id);
    else await deleteCaptcha(tx.db, input.id);
    return { solved };
  });
}

/** One use: part of the transaction it protects. */
export async function consumeCaptcha(db: Db, id: string): Promise<void> {
  if (!(await takeSolvedCaptcha(db, id))) throw new DomainError('captcha_failed');
}
