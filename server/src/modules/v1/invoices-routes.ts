import * as endpoints from '@callstead/contract/v1/invoices-endpoints';
import { listed } from '../../http/cursor.ts';
import { handleByKey } from '../../http/handle-by-key.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { readInvoiceFile } from '../billing/documents/reads.ts';
import { presentInvoice, presentInvoiceSummary } from '../billing/present.ts';
import { advertiserOf, pageOfInvoices, readInvoice } from '../billing/reads.ts';

export function invoiceV1Routes(app: App, { db }: Services): void {
  handleByKey(app, endpoints.listInvoices, async ({ actor, query }) => {
    const id = await advertiserOf(db, { actor, picked: query.account });
    const { data, hasMore, next } = listed(await pageOfInvoices(db, id, query), presentInvoiceSummary);
    return { data, hasMore, next };
  });

  handleByKey(app, endpoints.readInvoice, async ({ actor, params }) =>
    presentInvoice(await readInvoice(db, actor, params.id)),
  );

  handleByKey(app, endpoints.readInvoicePdf, async ({ actor, params }, reply) => {
    const { name, content } = await readInvoiceFile(db, actor, params.id);
    return reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(content);
  });
}
