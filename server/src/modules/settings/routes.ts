import * as endpoints from '@callstead/contract/settings-endpoints';
import { MOST_LOGO_BYTES } from '@callstead/domain/site/logo';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { withFixedBooks } from './books.ts';
import { changeSettings } from './commands.ts';
import { openLogo, storeLogo } from './logo.ts';

/** The largest logo in base64, and some room for the rest of the request. */
const BODY_LIMIT_BYTES = MOST_LOGO_BYTES * 1.5;
const AS_FILE = { compress: false, exposeHeadRoute: false } as const;

export function settingsRoutes(app: App, services: Services): void {
  handle(app, endpoints.readSettings, async () => ({
    groups: await withFixedBooks(services, services.settings.inForce()),
  }));

  handle(app, endpoints.saveSettings, async ({ actor, body }) => ({
    groups: await withFixedBooks(services, await changeSettings(services, actor, body)),
  }));

  handle(
    app,
    endpoints.storeLogo,
    async ({ actor, body }) => ({ logo: await storeLogo(services, actor, Buffer.from(body.image, 'base64')) }),
    { bodyLimit: BODY_LIMIT_BYTES },
  );

  handle(
    app,
    endpoints.readLogo,
    async ({ params }, reply) => {
      const { bytes, image } = await openLogo(services.storage, params.name);
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable', // another logo has another name
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'cross-origin', // previews of links
          'content-length': bytes,
        })
        .type('image/png')
        .send(image);
    },
    AS_FILE,
  );
}
