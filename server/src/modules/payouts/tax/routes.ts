import * as endpoints from '@callstead/contract/payouts/tax-endpoints';
import { listed } from '../../../http/cursor.ts';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { signTaxForm } from './commands.ts';
import { readYear, writeNecFile } from './nec.ts';
import { openTaxForm } from './open-form.ts';
import { presentOwn, presentPayee, presentSummary } from './present.ts';
import { listTaxPayees, readOwnTaxForm } from './reads.ts';

/** Whoever only asks for the head would be on record as a reader. */
const AUDITED = { exposeHeadRoute: false };

export function taxFormRoutes(app: App, services: Services): void {
  handle(app, endpoints.readTaxForm, async ({ actor, query }) =>
    presentOwn(await readOwnTaxForm(services, actor, query.account)),
  );

  handle(app, endpoints.signTaxForm, async ({ actor, body }) => presentOwn(await signTaxForm(services, actor, body)));

  handle(app, endpoints.listTaxForms, async ({ actor, query }) =>
    listed(await listTaxPayees(services, actor, query), presentPayee),
  );

  handle(
    app,
    endpoints.readTaxFormPdf,
    async ({ actor, params }, reply) => {
      const { name, content } = await openTaxForm(services, actor, params.id);
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(content);
    },
    AUDITED,
  );

  handle(app, endpoints.readNecSummary, async ({ actor, params }) =>
    presentSummary(await readYear(services, actor, Number(params.year))),
  );

  handle(
    app,
    endpoints.downloadNecFile,
    async ({ actor, params }, reply) => {
      const content = await writeNecFile(services, actor, Number(params.year));
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="1099-nec-${params.year}.csv"`)
        .send(content);
    },
    AUDITED,
  );
}
