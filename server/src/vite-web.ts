import type { ServerBuild } from 'react-router';
import type { Web } from './http/pages.ts';

/** While developing, pages come from Vite and change under your hands. */
export async function viteWeb(webDir: string): Promise<Web> {
  const { createServer } = await import('vite');
  const before = process.listeners('SIGTERM');
  const vite = await createServer({ root: webDir, server: { middlewareMode: true }, appType: 'custom' });
  // Vite would end the process before PostgreSQL has stopped; ending it is main's business.
  for (const listener of process.listeners('SIGTERM')) if (!before.includes(listener)) process.off('SIGTERM', listener);
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    middleware: vite.middlewares,
    mode: 'development',
  };
}
