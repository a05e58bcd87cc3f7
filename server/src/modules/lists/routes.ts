import * as endpoints from '@callstead/contract/list-settings-endpoints';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { deleteView, saveLayout, saveView } from './commands.ts';
import { readSettings } from './reads.ts';

export function listSettingRoutes(app: App, services: Services): void {
  handle(app, endpoints.readListSettings, ({ actor, params }) => readSettings(services.db, actor, params.list));

  handle(app, endpoints.saveListLayout, ({ actor, params, body }) =>
    saveLayout(services, actor, params.list, body.layout),
  );

  handle(app, endpoints.saveListView, ({ actor, params, body }) => saveView(services, actor, { ...params, ...body }));

  handle(app, endpoints.deleteListView, ({ actor, params }) => deleteView(services, actor, params));
}
