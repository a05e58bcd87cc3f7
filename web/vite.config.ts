import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { stripEndpoints } from './strip-endpoints.ts';

/** React Router's package names only its development build, with warnings nobody reads in production. */
const routerBuild = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production');
const ROUTER_FOR_BROWSERS = [
  { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
];

/** What public pages share, in a few files instead of thirty: less to ask for, and it packs better. */
const SHARED_BY_PAGES = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  {
    name: 'shell',
    test: /web\/src\/(app\/(root|layouts\/skip-link)|ui\/(page\/(page-head|island)|action\/(button|(theme|language)-switch)|feedback\/(empty|error)-state|brand\/logo))|contract\/src\/public-paths|identity\/panel/,
    priority: 2,
  },
  { name: 'categories', test: /campaigns\/shared\/category-icon/, priority: 1 },
  {
    name: 'catalogue',
    test: /campaigns\/shared\/use-fresh|web\/src\/i18n\/category|domain\/src\/campaigns\/categories/,
    priority: 1,
  },
  { name: 'offer-lists', test: /campaigns\/shared\/(load-|more-|offer-list|use-offer)/, priority: 0 },
];

/** What it loads later waits for a person or an idle browser: to list what that needs in turn costs each visitor more than one turn of waiting. */
const WITHOUT_PRELOAD = /\/offer-page-/;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter(), compileMessages(), stripEndpoints()],
  resolve: {
    alias: [
      // The half of use-intl that formats compiled texts; the other half compiles them at build time.
      { find: 'use-intl/format-message', replacement: 'use-intl/format-message/format-only' },
      ...(command === 'build' && !isSsrBuild ? ROUTER_FOR_BROWSERS : []),
    ],
  },
  // Everything the server half needs is bundled with it, so one copy of React answers.
  ssr: { noExternal: ['use-intl', 'lucide', 'radix-ui', /^@radix-ui\//] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_file, chunks, { hostId }) => (WITHOUT_PRELOAD.test(hostId) ? [] : chunks),
    },
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: SHARED_BY_PAGES } } } }),
  },
}));
