import * as endpoints from '@callstead/contract/settings-endpoints';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { changeSettings } from './commands.ts';

export function settingsRoutes(app: App, services: Services): void {
  handle(app, endpoints.readSettings, async () => ({ groups: services.settings.inForce() }));

  handle(app, endpoints.saveSettings, async ({ actor, body }) => ({
    groups: await changeSettings(services, actor, body),
  }));
}
