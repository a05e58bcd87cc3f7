import { isRouteErrorResponse } from 'react-router';

/** The last resort: no provider can be trusted here, so it speaks both languages and offers the way home. */
export function CrashPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main className="mx-auto max-w-xl px-4 py-24">
      <title>Something went wrong · Algo ha fallado</title>
      <p className="font-mono text-13 text-muted">{status}</p>
      <h1 className="mt-2 font-display text-28">Something went wrong on our side.</h1>
      <p className="mt-3">Reload the page; if it happens again, come back in a few minutes.</p>
      <p className="mt-3" lang="es">
        Algo ha fallado por nuestra parte. Recarga la página; si vuelve a ocurrir, inténtalo dentro de unos minutos.
      </p>
      <p className="mt-6">
        <a className="underline" href="/">
          Home · Inicio
        </a>
      </p>
    </main>
  );
}
