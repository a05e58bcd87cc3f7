import * as endpoints from '@callstead/contract/identity/captcha-endpoints';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { AuthServices } from '../auth.ts';
import { answerCaptcha, issueCaptcha } from './commands.ts';

export function captchaRoutes(app: App, { db, limits }: AuthServices): void {
  handle(app, endpoints.issueCaptcha, async ({ request }) => {
    await limits.spend('captcha.address', request.ip);
    return issueCaptcha(db);
  });

  handle(app, endpoints.solveCaptcha, async ({ params, body }) =>
    answerCaptcha({ db }, { id: params.id, answer: body.answer }),
  );
}
