import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Everything the server half needs is bundled with it, so one copy of React answers.
  ssr: { noExternal: ['use-intl', 'radix-ui', /^@radix-ui\//] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
