import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type AppLoadContext, type EntryContext, ServerRouter } from 'react-router';
import { NonceProvider } from './nonce.tsx';

const RENDER_TIMEOUT_MS = 5_000;

/** Pages go out whole, never in pieces: they must read fully before any script runs. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    const page = (
      <NonceProvider nonce={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceProvider>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
        clearTimeout(timeout);
      },
      onError: reject,
    });
    const timeout = setTimeout(
      () => abort(new Error(`Rendering ${new URL(request.url).pathname} took too long`)),
      RENDER_TIMEOUT_MS,
    );
  });
}
