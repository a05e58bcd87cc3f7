import { CaptchaResponse, SolveCaptchaRequest, SolveCaptchaResponse } from '@callstead/contract/identity/identity';
import { BY_ID } from '../../../http/route-schemas.ts';
import type { App } from '../../../http/zod.ts';
import type { AuthServices } from '../auth.ts';
import { answerCaptcha, issueCaptcha } from './commands.ts';

export function captchaRoutes(app: App, { db, limits }: AuthServices): void {
  app.post(
    '/captchas',
    {
      config: { access: 'captcha.solve' },
      schema: { response: { 201: CaptchaResponse } },
    },
    async (request, reply) => {
      await limits.spend('captcha.address', request.ip);
      return reply.code(201).send(await issueCaptcha(db));
    },
  );

  app.post(
    '/captchas/:id/answer',
    {
      config: { access: 'captcha.solve' },
      schema: { params: BY_ID, body: SolveCaptchaRequest, response: { 200: SolveCaptchaResponse } },
    },
    async (request) => answerCaptcha({ db }, { id: request.params.id, answer: request.body.answer }),
  );
}
