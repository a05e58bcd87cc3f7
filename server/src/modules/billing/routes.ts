import {
  AdvertiserStatement,
  BillingResponse,
  EarningsResponse,
  Invoice,
  InvoiceListQuery,
  InvoiceListResponse,
  MoneyQuery,
  PublisherStatement,
  StatementCsvQuery,
  StatementQuery,
} from '@callstead/contract/billing/statements';
import { LANGUAGES } from '@callstead/domain/identity/account';
import * as z from 'zod';
import { sendCsv } from '../../http/csv.ts';
import { cutPage } from '../../http/cursor.ts';
import { BY_ID } from '../../http/route-schemas.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { listInvoices } from './invoices/queries.ts';
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
  publisherHolder,
  publisherOf,
  readBilling,
  readEarnings,
  readInvoice,
} from './reads.ts';
import { readStatement, streamStatement } from './statements/reads.ts';

const billing = { access: 'billing.read' } as const;
const earnings = { access: 'earnings.read' } as const;

export function statementRoutes(app: App, services: Services): void {
  billingRoutes(app, services);
  invoiceRoutes(app, services);
  earningsRoutes(app, services);
}

function billingRoutes(app: App, { db, config }: Services): void {
  app.get(
    '/billing',
    { config: billing, schema: { querystring: MoneyQuery, response: { 200: BillingResponse } } },
    async ({ actor, query }) => {
      const id = await advertiserOf(db, { actor, picked: query.account });
      return readBilling(db, id, { now: new Date(), zone: config.networkZone });
    },
  );

  app.get(
    '/billing/statement',
    { config: billing, schema: { querystring: StatementQuery, response: { 200: AdvertiserStatement } } },
    async ({ actor, query }) => {
      const id = await advertiserOf(db, { actor, picked: query.account });
      return presentStatement(await readStatement(db, advertiserHolder(id), query));
    },
  );

  app.get(
    '/billing/statement.csv',
    { config: billing, schema: { querystring: StatementCsvQuery } },
    async ({ actor, query }, reply) => {
      const id = await advertiserOf(db, { actor, picked: query.account });
      const parts = [] as const; // what is free and what is set aside is one balance to whoever reads the file
      const rows = statementCsvRows(streamStatement(db, advertiserHolder(id), query), parts, query.zone);
      return sendCsv(reply, 'callstead-statement.csv', statementCsvHeader(parts, query.zone), rows);
    },
  );
}

function invoiceRoutes(app: App, { db }: Services): void {
  app.get(
    '/billing/invoices',
    { config: billing, schema: { querystring: InvoiceListQuery, response: { 200: InvoiceListResponse } } },
    async ({ actor, query }) => {
      const id = await advertiserOf(db, { actor, picked: query.account });
      const { after, limit } = query;
      const cut = cutPage(await listInvoices(db, id, { after, limit: limit + 1 }), limit, (row) => row.month);
      return { invoices: cut.page.map(presentInvoiceSummary), after: cut.after };
    },
  );

  app.get(
    '/billing/invoices/:id',
    { config: billing, schema: { params: BY_ID, response: { 200: Invoice } } },
    async ({ actor, params }) => presentInvoice(await readInvoice(db, actor, params.id)),
  );

  app.get(
    '/billing/invoices/:id/csv',
    {
      config: billing,
      schema: { params: BY_ID, querystring: z.object({ language: z.enum(LANGUAGES).catch('es').default('es') }) },
    },
    async ({ actor, params, query }, reply) => {
      const invoice = presentInvoice(await readInvoice(db, actor, params.id));
      return sendCsv(reply, `${invoice.number}.csv`, INVOICE_CSV_HEADER, invoiceCsvRows(invoice, query.language));
    },
  );
}

function earningsRoutes(app: App, { db, config }: Services): void {
  app.get(
    '/earnings',
    { config: earnings, schema: { querystring: MoneyQuery, response: { 200: EarningsResponse } } },
    async ({ actor, query }) => {
      const id = await publisherOf(db, { actor, picked: query.account });
      return presentEarnings(await readEarnings(db, id, { now: new Date(), zone: config.networkZone }));
    },
  );

  app.get(
    '/earnings/statement',
    { config: earnings, schema: { querystring: StatementQuery, response: { 200: PublisherStatement } } },
    async ({ actor, query }) => {
      const id = await publisherOf(db, { actor, picked: query.account });
      return presentStatement(await readStatement(db, publisherHolder(id), query));
    },
  );

  app.get(
    '/earnings/statement.csv',
    { config: earnings, schema: { querystring: StatementCsvQuery } },
    async ({ actor, query }, reply) => {
      const id = await publisherOf(db, { actor, picked: query.account });
      const parts = ['held', 'payable', 'paying'] as const;
      const rows = statementCsvRows(streamStatement(db, publisherHolder(id), query), parts, query.zone);
      return sendCsv(reply, 'callstead-earnings.csv', statementCsvHeader(parts, query.zone), rows);
    },
  );
}
