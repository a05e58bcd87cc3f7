import { HELP_GUIDES, type HelpGuide } from '@callstead/contract/help-paths';
import { THEME_COOKIE, THEMES } from '@callstead/contract/web';
import { DomainError } from '@callstead/domain/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { readCookie } from '../../http/cookies.ts';
import { pageLanguage } from '../../http/page-language.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { fontFacesOf } from '../docs/pages/fonts.ts';
import { helpPage, missingHelpPage } from './page.ts';
import { PICTURES } from './pictures.ts';

const ForAll = { config: { access: 'file.read' } } as const;
/** The address names the content. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const BySlug = z.object({ slug: z.string().max(80) });

/** Guides for people, in both languages: the same for everybody, without a session. */
export function helpRoutes(app: App, services: Pick<Services, 'config' | 'settings'>, filesDir?: string): void {
  const fontFaces = fontFacesOf(filesDir);

  const show = (slug: string | undefined, request: FastifyRequest, reply: FastifyReply) => {
    const guide = HELP_GUIDES.find((each) => each === slug);
    const visit = {
      language: pageLanguage(request),
      theme: THEMES.find((each) => each === readCookie(request.headers.cookie, THEME_COOKIE)) ?? null,
      nonce: request.nonce,
      fontFaces,
      network: services.settings.of('brand').name,
      publicUrl: services.config.publicUrl,
    };
    const isMissing = slug !== undefined && !guide;
    if (isMissing) reply.code(404);
    // Language, theme and nonce are this visitor's.
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(isMissing ? missingHelpPage(visit) : helpPage(guide as HelpGuide | undefined, visit));
  };

  app.get('/help', ForAll, (request, reply) => show(undefined, request, reply));
  app.get('/help/:slug', { ...ForAll, schema: { params: BySlug } }, (request, reply) =>
    show(request.params.slug, request, reply),
  );
  app.get('/help/pictures/:slug', { ...ForAll, schema: { params: BySlug } }, (request, reply) => {
    const picture = PICTURES.get(request.params.slug);
    if (!picture) throw new DomainError('not_found');
    return reply.type('image/webp').header('cache-control', FOR_GOOD).send(picture);
  });
}
