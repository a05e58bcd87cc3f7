import * as endpoints from '@callstead/contract/preferences-endpoints';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { changeScreen, chooseNews } from './commands.ts';
import { readPreferences } from './reads.ts';

export function preferenceRoutes(app: App, services: Services): void {
  handle(app, endpoints.readPreferences, ({ actor }) => readPreferences(services.db, actor));

  handle(app, endpoints.chooseNews, ({ actor, params, body }) =>
    chooseNews(services, actor, { kind: params.kind, choice: body }),
  );

  handle(app, endpoints.changeScreen, ({ actor, body }) => changeScreen(services, actor, body));
}
