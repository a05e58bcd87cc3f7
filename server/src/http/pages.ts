import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { Brand, Legal } from '@callstead/contract/brand';
import type { Site } from '@callstead/contract/site';
import { THEME_COOKIE, THEMES, type WebContext } from '@callstead/contract/web';
import type { Currency } from '@callstead/domain/currency';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { shownBrandOf } from '../settings/shown-brand.ts';
import { readCookie } from './cookies.ts';
import { readerLanguage } from './page-language.ts';
import type { App } from './zod.ts';

/** Where the pages come from: the built web, or Vite while developing. */
export type Web = {
  build: () => Promise<ServerBuild>;
  mode: 'production' | 'development';
  filesDir?: string;
  /** Vite's own requests, while developing. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

export function builtWeb(webDir: string): Web {
  const serverHalf = join(webDir, 'build/server/index.js');
  if (!existsSync(serverHalf)) throw new Error('The web is not built: run npm start, or npm run build.');
  return {
    build: () => import(pathToFileURL(serverHalf).href),
    filesDir: join(webDir, 'build/client'),
    mode: 'production',
  };
}

export type PageOptions = {
  publicUrl: string;
  demo: boolean;
  supportEmail: () => string;
  brand: () => Brand;
  currency: () => Currency;
  site: () => Site;
  legal: () => Legal;
  /** Who is signed in, as the page's own requests would be told. */
  sessionOf: (request: FastifyRequest) => WebContext['session'];
};

type WebAppContext = WebContext & Record<string, unknown>;

/** Serves every page as HTML that reads without script; what the pages need of the API they ask in process. */
export async function servePages(app: App, web: Web, options: PageOptions): Promise<void> {
  const render = createRequestHandler(web.build, web.mode);
  if (web.filesDir) await serveFiles(app, web.filesDir);
  const { middleware } = web;
  if (middleware) app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { access: 'site.read' },
    handler: async (request, reply) => {
      const response = await render(asWebRequest(request, options), contextOf(app, request, options) as WebAppContext);
      return sendResponse(reply, response);
    },
  });
}

async function serveFiles(app: App, filesDir: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'file.read' };
    });
    await scope.register(fastifyStatic, {
      root: filesDir,
      wildcard: false, // one route a file: what is no file is a page
      index: false,
      cacheControl: false,
      preCompressed: false,
      setHeaders: (reply, path) => {
        // Vite puts a hash into the names under assets/, so those never change.
        const immutable = path.includes(`${join(filesDir, 'assets')}`);
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  });
}

function asWebRequest(request: FastifyRequest, { publicUrl }: PageOptions): Request {
  // No header but these reaches a page: what it may know of the visitor is in its context.
  // Behind our own name as text: read as a reference, an address that begins with two slashes would name another host.
  return new Request(new URL(`${publicUrl}${request.url}`), {
    method: request.method,
    headers: { accept: 'text/html' },
  });
}

function contextOf(
  app: App,
  request: FastifyRequest,
  { publicUrl, demo, supportEmail, brand, currency, site, legal, sessionOf }: PageOptions,
): WebContext {
  const { headers } = request;
  return {
    session: sessionOf(request),
    chosenLanguage: readerLanguage(headers, site().languageMode),
    theme: THEMES.find((theme) => theme === readCookie(headers.cookie, THEME_COOKIE)) ?? null,
    publicUrl,
    demo,
    supportEmail: supportEmail(),
    brand: shownBrandOf(brand()),
    currency: currency(),
    site: site(),
    legal: legal(),
    nonce: request.nonce,
    api: (path) => askInProcess(app, path, headers.cookie),
  };
}

async function askInProcess(app: App, path: string, cookie: string | undefined): Promise<Response> {
  const answer = await app.inject({ method: 'GET', url: `/api${path}`, headers: cookie ? { cookie } : {} });
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': String(answer.headers['content-type']) },
  });
}

function sendResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  // The page shows who is signed in: no shared cache may keep it.
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  return reply.send(response.body ? Readable.fromWeb(response.body as never) : '');
}
