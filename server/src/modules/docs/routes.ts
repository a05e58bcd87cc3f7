import { THEME_COOKIE, THEMES } from '@callstead/contract/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { readCookie } from '../../http/cookies.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { createDocumentation } from './documentation.ts';
import { FILES } from './pages/assets.ts';
import { fontFacesOf } from './pages/fonts.ts';
import { docsPage } from './pages/shell.ts';

const ForAll = { config: { access: 'file.read' } } as const;
const HOUR = 'public, max-age=3600';
/** The address names the content. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

const MISSING = {
  title: 'Not found',
  description: 'There is no such page.',
  content:
    '<h1>There is no such page</h1><p class="lead">It may have moved: all pages stand in the list, and <a href="/docs">the front page</a> leads to them.</p>',
};

type Served = Pick<Services, 'config' | 'settings'>;

/** The API described for programs and for people: the same for everybody, in English, without a session. */
export function docsRoutes(app: App, services: Served, filesDir?: string): void {
  const documentation = createDocumentation(services);
  const fontFaces = fontFacesOf(filesDir);

  app.get('/openapi.json', ForAll, (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', HOUR)
      .send(documentation().json),
  );

  app.get('/docs.css', ForAll, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', FOR_GOOD).send(FILES.style),
  );
  app.get('/docs.js', ForAll, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', FOR_GOOD).send(FILES.script),
  );

  const show = (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const { nav, pages } = documentation().docs;
    const found = pages.get(path);
    const page = found ?? { ...MISSING, path };
    if (!found) reply.code(404);
    const theme = THEMES.find((each) => each === readCookie(request.headers.cookie, THEME_COOKIE)) ?? null;
    const { publicUrl } = services.config;
    const network = services.settings.of('brand').name;
    const shell = { ...page, nav, theme, nonce: request.nonce, fontFaces, publicUrl, network };
    // The nonce and the theme are this visitor's.
    return reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-cache').send(docsPage(shell));
  };
  const BySlug = z.object({ slug: z.string().max(40) });
  app.get('/docs', ForAll, (request, reply) => show('/docs', request, reply));
  app.get('/docs/:slug', { ...ForAll, schema: { params: BySlug } }, (request, reply) =>
    show(`/docs/${request.params.slug}`, request, reply),
  );
  app.get('/docs/reference/:slug', { ...ForAll, schema: { params: BySlug } }, (request, reply) =>
    show(`/docs/reference/${request.params.slug}`, request, reply),
  );
}
