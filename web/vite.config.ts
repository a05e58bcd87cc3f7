import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './compile-messages.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compileMessages()],
  // The half of use-intl that formats compiled texts; the other half compiles them at build time.
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  // Everything the server half needs is bundled with it, so one copy of React answers.
  ssr: { noExternal: ['use-intl', 'radix-ui', /^@radix-ui\//] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
