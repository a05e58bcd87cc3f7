import * as endpoints from '@callstead/contract/identity/picture-endpoints';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { AuthServices } from '../auth.ts';
import { presentProfile } from '../profile/present.ts';
import { changePicture, openPicture, removePicture } from './commands.ts';

/** Whatever is ever wrong with it, a browser shows an image or nothing: no document, no script, no other type. */
const SHOWN_ONLY = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline; filename="picture.png"',
  'cross-origin-resource-policy': 'same-origin',
  // Another picture has another name. Only for this person's browser: with the cookie of another session the copy is none.
  'cache-control': 'private, max-age=31536000, immutable',
  vary: 'cookie',
};

/** Every byte of the largest picture there is, as the contract writes it, and some room for the rest of the request. */
const BODY_LIMIT_BYTES = 400 * 1024;

/** The picture somebody chose for themselves. */
export function pictureRoutes(app: App, services: AuthServices): void {
  handle(
    app,
    endpoints.changePicture,
    async ({ actor, body }) => presentProfile(await changePicture(services, actor, Buffer.from(body.image, 'base64'))),
    { bodyLimit: BODY_LIMIT_BYTES },
  );

  handle(app, endpoints.removePicture, async ({ actor }) => presentProfile(await removePicture(services, actor)));

  handle(
    app,
    endpoints.readPicture,
    async ({ params }, reply) => {
      const { bytes, image } = await openPicture(services.storage, params.name);
      return reply
        .headers({ ...SHOWN_ONLY, 'content-length': bytes })
        .type('image/png')
        .send(image);
    },
    { compress: false, exposeHeadRoute: false },
  );
}
