import * as endpoints from '@callstead/contract/conversions/conversions-endpoints';
import { DomainError } from '@callstead/domain/errors';
import type { Actor } from '@callstead/domain/policy';
import { isMember, type Member } from '@callstead/domain/policy';
import { sendCsv } from '../../http/csv.ts';
import { handle } from '../../http/handle.ts';
import { ownFileName } from '../../http/own-file-name.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { decideConversion, disputeConversion } from './commands.ts';
import { readConversion } from './detail.ts';
import { exportConversions } from './lists/export-conversions.ts';
import { readConversions, readPostbacks } from './lists/reads.ts';
import { readConversionSummary } from './lists/summary.ts';
import { issueToken, readSetup, revokeToken, testPostback } from './setup/commands.ts';

export function conversionRoutes(app: App, services: Services): void {
  const { db } = services;
  handle(app, endpoints.listConversions, ({ actor, query }) => readConversions(db, actor, query));

  handle(app, endpoints.readConversionSummary, ({ actor, query }) =>
    readConversionSummary(db, actor, query, new Date()),
  );

  handle(app, endpoints.exportConversions, async ({ actor, query }, reply) => {
    const { header, lines } = await exportConversions(db, actor, query);
    return sendCsv(reply, ownFileName(reply, 'conversions.csv'), header, lines);
  });

  handle(app, endpoints.readConversion, ({ actor, params, query }) => readConversion(db, actor, params.id, query));

  handle(app, endpoints.disputeConversion, ({ actor, params, body }) =>
    disputeConversion(services, actor, { ...params, ...body }),
  );

  handle(app, endpoints.decideConversion, ({ actor, params, body }) =>
    decideConversion(services, actor, { ...params, ...body }),
  );

  handle(app, endpoints.listPostbacks, ({ actor, query }) => readPostbacks(db, actor, query));

  setupRoutes(app, services);
}

function setupRoutes(app: App, services: Services): void {
  handle(app, endpoints.readPostbackSetup, ({ actor, params, query }) =>
    readSetup(services, actor, { ...params, ...query }),
  );

  handle(app, endpoints.issuePostbackToken, ({ actor, params, query }) =>
    issueToken(services, member(actor), { ...params, ...query }),
  );

  handle(app, endpoints.revokePostbackToken, ({ actor, params }) =>
    revokeToken(services, member(actor), { ...params, language: 'es' }),
  );

  handle(app, endpoints.testPostback, ({ actor, params }) =>
    testPostback(services, member(actor), { ...params, language: 'es' }),
  );
}

function member(actor: Actor): Member {
  if (!isMember(actor)) throw new DomainError('unauthenticated');
  return actor;
}
