import type { LiveDemo } from '@callstead/contract/live-demo';
import * as endpoints from '@callstead/contract/live-demo-endpoints';
import { handle } from '../../http/handle.ts';
import { loopbackOf } from '../../http/loopback.ts';
import type { App } from '../../http/zod.ts';
import type { CallServices } from '../calls/engine.ts';
import { readLiveDemo, renewLiveDemo, switchLiveDemo } from './commands.ts';
import { createPlayer } from './player.ts';

/** Every process that hears of a watcher goes on while anybody watches; the database gives each turn to one of them. */
export function liveDemoRoutes(app: App, services: CallServices): void {
  const player = createPlayer(services);
  app.addHook('preClose', player.close);
  const played = (answer: LiveDemo): LiveDemo => {
    if (answer.isOn && app.server.listening) player.wake(loopbackOf(app));
    return answer;
  };

  handle(app, endpoints.readLiveDemo, ({ actor }) => readLiveDemo(services, actor));
  handle(app, endpoints.switchLiveDemo, async ({ actor, body }) =>
    played(await switchLiveDemo(services, actor, body.isOn)),
  );
  handle(app, endpoints.renewLiveDemo, async ({ actor }) => played(await renewLiveDemo(services, actor)));
}
