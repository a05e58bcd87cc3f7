import { setTimeout as sleep } from 'node:timers/promises';
import { LANGUAGE_COOKIE, THEME_COOKIE } from '@callstead/contract/web';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { answerBeforeDeadline } from './deadline.ts';
import { handleErrors } from './errors.ts';
import { refuseOverload } from './overload.ts';
import type { App } from './zod.ts';

let app: App;
afterEach(() => app.close());

/** One route that answers when the test says so. */
function anApp(guard: (app: App) => void) {
  app = Fastify() as unknown as App;
  handleErrors(app, 'https://callstead.example');
  guard(app);
  const waiting: (() => void)[] = [];
  app.get('/slow', { config: { access: 'site.read' } }, async () => {
    await new Promise<void>((go) => waiting.push(go));
    return 'done';
  });
  app.get('/healthz', { config: { access: 'health.read' } }, async () => 'ok');
  const letGo = () => {
    for (const go of waiting.splice(0)) go();
  };
  return { letGo, waiting };
}

test('more than may be under way are told to come back, health checks are not, and afterwards all are served again', async () => {
  const metrics = createMetrics();
  const { letGo, waiting } = anApp((app) => refuseOverload(app, metrics, 2));
  const served = [app.inject('/slow'), app.inject('/slow')];
  while (waiting.length < 2) await sleep(1);
  const refused = await app.inject('/slow');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([503, '2', 'unavailable']);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await metrics.shedRequests.get()).values[0]?.value).toBe(1);
  letGo();
  for (const answer of served) expect((await answer).statusCode).toBe(200);
  const again = app.inject('/slow');
  while (waiting.length < 1) await sleep(1);
  letGo();
  expect((await again).statusCode).toBe(200);
});

test('an answer that does not come in time is a refusal one can act on, and its late end disturbs nobody', async () => {
  const { letGo } = anApp((app) => answerBeforeDeadline(app, 20));
  const late = await app.inject('/slow');
  expect([late.statusCode, late.headers['retry-after'], late.json().code]).toEqual([503, '5', 'unavailable']);
  letGo();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('a person whose page could not be made reads words, in the language they chose; a program keeps its problem', async () => {
  const { letGo } = anApp((app) => answerBeforeDeadline(app, 20));
  const asked = (headers: Record<string, string>) => app.inject({ url: '/slow', headers });
  const page = await asked({ accept: 'text/html,*/*', cookie: `${LANGUAGE_COOKIE}=es; ${THEME_COOKIE}=dark` });
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<html lang="es" data-theme="dark">');
  expect(page.body).toContain('Volvemos enseguida');
  expect(page.body).not.toContain('We will be right back');
  const unchosen = await asked({ accept: 'text/html' });
  for (const title of ['Volvemos enseguida', 'We will be right back']) expect(unchosen.body).toContain(title);
  expect((await asked({ accept: '*/*' })).json().code).toBe('unavailable');
  letGo();
});
