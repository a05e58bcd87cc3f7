import * as endpoints from '@callstead/contract/billing/statements-endpoints';
import { sendCsv } from '../../http/csv.ts';
import { listed } from '../../http/cursor.ts';
import { handle } from '../../http/handle.ts';
import { ownFileName } from '../../http/own-file-name.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { billingDetailsRoutes } from './details/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import {
  INVOICE_CSV_HEADER,
  invoiceCsvRows,
  presentEarnings,
  presentInvoice,
  presentInvoiceSummary,
  presentStatement,
  statementCsvHeader,
  statementCsvRows,
} from './present.ts';
import {
  advertiserHolder,
  advertiserOf,
  pageOfInvoices,
  publisherHolder,
  publisherOf,
  readBilling,
  readEarnings,
  readInvoice,
} from './reads.ts';
import { readStatement, streamStatement } from './statements/reads.ts';

export function statementRoutes(app: App, services: Services): void {
  billingRoutes(app, services);
  invoiceRoutes(app, services);
  billingDetailsRoutes(app, services);
  documentRoutes(app, services);
  earningsRoutes(app, services);
}

function billingRoutes(app: App, { db, config, settings }: Services): void {
  handle(app, endpoints.readBilling, async ({ actor, query }) => {
    const id = await advertiserOf(db, { actor, picked: query.account });
    const { alertHours } = settings.of('billing');
    return readBilling(db, id, { now: new Date(), zone: config.networkZone, alertHours });
  });

  handle(app, endpoints.readBillingStatement, async ({ actor, query }) => {
    const id = await advertiserOf(db, { actor, picked: query.account });
    return presentStatement(await readStatement(db, advertiserHolder(id), query));
  });

  handle(app, endpoints.exportBillingStatement, async ({ actor, query }, reply) => {
    const id = await advertiserOf(db, { actor, picked: query.account });
    const parts = [] as const; // what is free and what is set aside is one balance to whoever reads the file
    const rows = statementCsvRows(streamStatement(db, advertiserHolder(id), query), parts, query.zone);
    return sendCsv(reply, ownFileName(reply, 'statement.csv'), statementCsvHeader(parts, query.zone), rows);
  });
}

function invoiceRoutes(app: App, { db }: Services): void {
  handle(app, endpoints.listInvoices, async ({ actor, query }) => {
    const id = await advertiserOf(db, { actor, picked: query.account });
    return listed(await pageOfInvoices(db, id, query), presentInvoiceSummary);
  });

  handle(app, endpoints.readInvoice, async ({ actor, params }) =>
    presentInvoice(await readInvoice(db, actor, params.id)),
  );

  handle(app, endpoints.exportInvoice, async ({ actor, params, query }, reply) => {
    const invoice = presentInvoice(await readInvoice(db, actor, params.id));
    return sendCsv(reply, `${invoice.number}.csv`, INVOICE_CSV_HEADER, invoiceCsvRows(invoice, query.language));
  });
}

function earningsRoutes(app: App, services: Services): void {
  const { db, config } = services;
  handle(app, endpoints.readEarnings, async ({ actor, query }) => {
    const id = await publisherOf(db, { actor, picked: query.account });
    return presentEarnings(await readEarnings(services, id, { now: new Date(), zone: config.networkZone }));
  });

  handle(app, endpoints.readEarningsStatement, async ({ actor, query }) => {
    const id = await publisherOf(db, { actor, picked: query.account });
    return presentStatement(await readStatement(db, publisherHolder(id), query));
  });

  handle(app, endpoints.exportEarningsStatement, async ({ actor, query }, reply) => {
    const id = await publisherOf(db, { actor, picked: query.account });
    const parts = ['held', 'payable', 'paying'] as const;
    const rows = statementCsvRows(streamStatement(db, publisherHolder(id), query), parts, query.zone);
    return sendCsv(reply, ownFileName(reply, 'earnings.csv'), statementCsvHeader(parts, query.zone), rows);
  });
}
