import { Readable } from 'node:stream';
import * as endpoints from '@callstead/contract/billing/documents-endpoints';
import { DomainError } from '@callstead/domain/errors';
import type { FastifyReply } from 'fastify';
import { handle } from '../../../http/handle.ts';
import { ownFileName } from '../../../http/own-file-name.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { advertiserOf } from '../reads.ts';
import { type DocumentFile, findAdvertiser } from './files.ts';
import { listDocumentYears } from './queries.ts';
import { readCreditNoteFile, readInvoiceFile, readReceiptFile } from './reads.ts';
import { listDocumentsOfYear, zipOfYear } from './year-zip.ts';

export function documentRoutes(app: App, { db, config }: Services): void {
  const zone = () => config.networkZone;

  handle(app, endpoints.readInvoicePdf, async ({ actor, params }, reply) =>
    sendPdf(reply, await readInvoiceFile(db, actor, params.id)),
  );

  handle(app, endpoints.readCreditNotePdf, async ({ actor, params }, reply) =>
    sendPdf(reply, await readCreditNoteFile(db, actor, params.id)),
  );

  handle(app, endpoints.readReceiptPdf, async ({ actor, params }, reply) =>
    sendPdf(reply, await readReceiptFile(db, actor, Number(params.entry), zone())),
  );

  handle(app, endpoints.readDocumentYears, async ({ actor, query }) => {
    const id = await advertiserOf(db, { actor, picked: query.account });
    return { years: await listDocumentYears(db, id, zone()) };
  });

  handle(app, endpoints.readDocumentsOfYear, async ({ actor, params: { year }, query }, reply) => {
    const advertiser = await findAdvertiser(db, await advertiserOf(db, { actor, picked: query.account }));
    const documents = await listDocumentsOfYear(db, advertiser, { year, zone: zone() });
    if (documents.invoices.length + documents.topUps.length === 0) throw new DomainError('not_found', { year });
    return attachment(reply, ownFileName(reply, `${year}.zip`), 'application/zip').send(
      Readable.from(zipOfYear(db, documents)),
    );
  });
}

const sendPdf = (reply: FastifyReply, { name, content }: DocumentFile) =>
  attachment(reply, name, 'application/pdf').send(content);

/** Names are numbers of documents: nothing in them has to be escaped. */
const attachment = (reply: FastifyReply, name: string, mediaType: string) =>
  reply.type(mediaType).header('content-disposition', `attachment; filename="${name}"`);
