import * as endpoints from '@callstead/contract/leads/leads-endpoints';
import { sendCsv } from '../../http/csv.ts';
import { handle } from '../../http/handle.ts';
import { ownFileName } from '../../http/own-file-name.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { networkNameAt } from '../../settings/issuer.ts';
import { decideLead, returnLead } from './commands.ts';
import { certificateFile } from './detail/certificate-pdf.ts';
import { lookAtLead, readCertificate, readLead } from './detail/reads.ts';
import { exportLeads } from './lists/export-leads.ts';
import { readLeads } from './lists/reads.ts';
import { readLeadSummary } from './lists/summary.ts';

export function leadRoutes(app: App, services: Services): void {
  const { db, config } = services;
  handle(app, endpoints.listLeads, ({ actor, query }) => readLeads(db, actor, query));

  handle(app, endpoints.readLeadSummary, ({ actor, query }) => readLeadSummary(db, actor, query, new Date()));

  handle(app, endpoints.exportLeads, async ({ actor, query }, reply) => {
    const { header, lines } = await exportLeads(db, actor, query);
    return sendCsv(reply, ownFileName(reply, 'leads.csv'), header, lines);
  });

  handle(app, endpoints.readLead, ({ actor, params, query }) => readLead(db, actor, params.id, query));

  handle(app, endpoints.readLeadCertificate, ({ actor, params, query }) =>
    readCertificate(db, actor, params.id, query),
  );

  handle(app, endpoints.readLeadCertificatePdf, async ({ actor, params, query }, reply) => {
    const certificate = await readCertificate(db, actor, params.id, query);
    const network = await networkNameAt(db, new Date(certificate.arrivedAt));
    const setting = { language: query.language, zone: config.networkZone, network };
    const { name, content } = await certificateFile(certificate, setting);
    return reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(content);
  });

  handle(app, endpoints.returnLead, ({ actor, params, body }) => returnLead(services, actor, { ...params, ...body }));

  handle(app, endpoints.decideLead, ({ actor, params, body }) => decideLead(services, actor, { ...params, ...body }));

  handle(app, endpoints.lookAtLead, ({ actor, params }) => lookAtLead(services, actor, params.id));
}
