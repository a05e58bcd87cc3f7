import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type AppLoadContext, type EntryContext, ServerRouter } from 'react-router';
import { NonceProvider } from '../ui/page/nonce.tsx';
import { SsrDataProvider } from '../ui/page/ssr-data.tsx';
import { startAfterFirstPaint } from './after-first-paint.ts';

const RENDER_TIMEOUT_MS = 5_000;

/** Pages go out whole, never in pieces: they must read fully before any script runs. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = await render(request, routerContext, context);
  return new Response(mayWait(routerContext) ? startAfterFirstPaint(html, context.nonce) : html, { status, headers });
}

/** A page says `handle = { scripts: 'after-first-paint' }`, itself or through its layout. */
function mayWait({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => route.handle?.scripts === 'after-first-paint');
}

function render(request: Request, routerContext: EntryContext, context: AppLoadContext): Promise<string> {
  const { nonce } = context;
  return new Promise((resolve, reject) => {
    const page = (
      <NonceProvider nonce={nonce}>
        <SsrDataProvider context={context}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </SsrDataProvider>
      </NonceProvider>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => {
        clearTimeout(timeout);
        resolve(text(pipe(new PassThrough())));
      },
      onError: reject,
    });
    const path = new URL(request.url).pathname;
    const timeout = setTimeout(() => abort(new Error(`Rendering ${path} took too long`)), RENDER_TIMEOUT_MS);
  });
}
