import { PRODUCT_NAME } from '@callstead/domain/site/network-name';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { logoPath } from '../../settings/shown-brand.ts';

const OWN_ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** What telephones show of the network on their first page. */
export function manifestRoute(app: App, { settings }: Pick<Services, 'settings'>): void {
  app.get('/site.webmanifest', { config: { access: 'site.read' } }, async (_request, reply) => {
    const { name, logo } = settings.of('brand');
    const ownIcons = name === PRODUCT_NAME ? OWN_ICONS : [];
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(
        JSON.stringify({
          name,
          short_name: name,
          description: 'Pay-per-call and lead network for local businesses.',
          start_url: '/',
          display: 'browser',
          background_color: '#faf8f3',
          theme_color: '#faf8f3',
          icons: logo === '' ? ownIcons : [{ src: logoPath(logo), sizes: 'any', type: 'image/png' }],
        }),
      );
  });
}
