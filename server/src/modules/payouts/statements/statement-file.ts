import type { Actor } from '@callstead/domain/policy';
import type { Services } from '../../../services.ts';
import { documentNetworkAt, issuerAt } from '../../../settings/issuer.ts';
import { presentLine, presentStatement } from './present.ts';
import { listLines } from './queries.ts';
import { readStatement } from './reads.ts';
import { MOST_PDF_LINES, writeStatementPdf } from './statement-pdf.ts';

/** In the language of the account it is of, whoever reads it. */
export async function statementPdf({ db, config }: Services, actor: Actor, id: string) {
  const found = await readStatement(db, actor, id);
  const { language } = found.publisher;
  const statement = presentStatement(found, { language, zone: config.networkZone });
  const rows = await listLines(db, { payoutId: id, from: undefined, forward: true, limit: MOST_PDF_LINES });
  const content = await writeStatementPdf(
    {
      statement,
      lines: rows.map((line) => presentLine(line, language)),
      allLines: rows.length === 0 ? 0 : found.payout.lines,
      issuer: await issuerAt(db, found.payout.frozen_at),
      network: await documentNetworkAt(db, found.payout.frozen_at),
    },
    language,
  );
  return { name: `${statement.number}.pdf`, content };
}
