import * as endpoints from '@callstead/contract/health-endpoints';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { readHealth } from './reads.ts';

export function healthRoutes(app: App, services: Pick<Services, 'db' | 'config'>): void {
  handle(app, endpoints.readHealth, ({ actor }) => readHealth(services, actor, new Date()));
}
