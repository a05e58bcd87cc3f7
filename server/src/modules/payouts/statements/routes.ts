import * as endpoints from '@callstead/contract/payouts/statements-endpoints';
import { sendCsv } from '../../../http/csv.ts';
import { listed } from '../../../http/cursor.ts';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { linesCsvHeader, linesCsvRows, presentLine, presentPayout, presentStatement } from './present.ts';
import { findOwnPayout, listOwnPayouts, readLines, readStatement, streamLines } from './reads.ts';
import { statementPdf } from './statement-file.ts';

export function payoutStatementRoutes(app: App, services: Services): void {
  const { db, config } = services;

  handle(app, endpoints.listPayouts, async ({ actor, query }) => ({
    ...listed(await listOwnPayouts(db, actor, query), presentPayout),
    zone: config.networkZone,
  }));

  handle(app, endpoints.readPayout, async ({ actor, params, query }) =>
    presentStatement(await readStatement(db, actor, params.id), { language: query.language, zone: config.networkZone }),
  );

  handle(app, endpoints.listPayoutLines, async ({ actor, params, query }) =>
    listed(await readLines(db, actor, { ...params, ...query }), (line) => presentLine(line, query.language)),
  );

  handle(app, endpoints.exportPayoutLines, async ({ actor, params, query }, reply) => {
    const payout = await findOwnPayout(db, actor, params.id);
    const rows = linesCsvRows(streamLines(db, payout.id), { payout, ...query });
    const { number } = presentPayout(payout);
    return sendCsv(reply, `${number}.csv`, linesCsvHeader(query.zone), rows);
  });

  handle(app, endpoints.readPayoutPdf, async ({ actor, params }, reply) => {
    const { name, content } = await statementPdf(services, actor, params.id);
    return reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(content);
  });
}
