import { createHash } from 'node:crypto';
import { assert } from '@callstead/domain/assert';
import { countKey, type ImportProblem, isRefusedRow, MOST_IMPORT_ROWS } from '@callstead/domain/leads/import';
import { type ColumnMapping, requestOfRow } from '@callstead/domain/leads/import-columns';
import type { LeadLine } from '@callstead/domain/leads/judge-lead';
import { inTransaction } from '../../../db/database.ts';
import { sortableId } from '../../../db/sortable-id.ts';
import { personsOf } from '../../../secrets/person-hash.ts';
import type { LeadServices } from '../engine.ts';
import { lineFor, takeLead } from '../take-lead.ts';
import { BrokenFile, deleteFile, rowsOf, sealCells } from './file.ts';
import { type AskedRow, contactIn, type Judgement, judgeRows, unreadable } from './judge-rows.ts';
import { advance, endWork, findImport, type ImportRow, leaseImport, listWorked, releaseImport } from './queries.ts';
import { type JudgedRow, listTaken, upsertRows } from './row-queries.ts';

const AT_ONCE = 200;
/** Others take leads, too. */
const IN_FLIGHT = 32;

type Clock = () => Date;

/** All that are checked or run and not through. Any number of processes may do this at once, and die at any moment. */
export async function runImports(services: LeadServices, now: Clock = () => new Date()): Promise<void> {
  for (const id of await listWorked(services.db)) {
    const found = await findImport(services.db, id);
    if (!found || !(await leaseImport(services.db, found))) continue;
    try {
      await workThrough(services, found, now);
    } finally {
      await releaseImport(services.db, id);
    }
  }
}

/** The file is read once; what is through already is passed over. */
async function workThrough(services: LeadServices, found: ImportRow, now: Clock): Promise<void> {
  const { status, position, total_rows: total } = found;
  // Its file may be gone already: a process died between the last row and the end.
  if (status === 'running' && total !== null && position >= total) return finish(services, found, total, now());
  let standing: ImportRow | undefined = found;
  let row = -1; // the header is no row
  let waiting: { row: number; cells: string[] }[] = [];
  const flush = async () => {
    if (waiting.length > 0 && standing) standing = await workBatch(services, standing, waiting, now);
    waiting = [];
  };
  try {
    for await (const cells of rowsOf(services, found)) {
      row += 1;
      if (row <= position) continue;
      if (row > MOST_IMPORT_ROWS) return await stop(services, found, 'too_many_rows');
      waiting.push({ row, cells });
      if (waiting.length >= AT_ONCE) await flush();
      if (!standing) return;
    }
  } catch (error) {
    if (error instanceof BrokenFile) return stop(services, found, 'file_broken');
    throw error;
  }
  await flush();
  if (standing) await finish(services, standing, Math.max(0, row), now());
}

type Row = { row: number; cells: string[] };

/** Undefined when somebody else has gone on with it, or called it off. */
async function workBatch(services: LeadServices, standing: ImportRow, rows: Row[], now: Clock) {
  const { id, status, position: from } = standing;
  const line = await lineOf(services, standing);
  const mapping = standing.mapping as ColumnMapping;
  const asked = rows.map((each) => ({ ...each, request: requestOfRow(line.form, mapping, each.cells) }));
  const judged =
    status === 'running'
      ? await takeRows(services, standing, asked)
      : await judgeRows(services.db, asked, { importId: id, line, personKey: services.leads.personKey, now: now() });
  const said = asked.map((each, place) => rowOf(services, standing, { ...each, line }, judged[place] as Judgement));
  const nextAt = now();
  const to = rows.at(-1)?.row ?? from;
  const isOurs = await inTransaction(services, async (tx) => {
    const isNext = await advance(tx.db, { id, status, from, to, counts: countsOf(judged), nextAt });
    if (isNext) await upsertRows(tx.db, id, said);
    return isNext;
  });
  return isOurs ? { ...standing, position: to, next_at: nextAt } : undefined;
}

async function lineOf(services: LeadServices, { offer_id, publisher_id }: ImportRow): Promise<LeadLine> {
  const line = await lineFor(services, { offerId: offer_id, publisher: { id: publisher_id } });
  assert(!('problems' in line), 'an import names a campaign and a publisher that exist');
  return line;
}

/** Under ids made from the import and the row, at a moment that was fixed before: done again, they are the same leads. */
async function takeRows(services: LeadServices, standing: ImportRow, rows: readonly AskedRow[]): Promise<Judgement[]> {
  const at = standing.next_at;
  assert(at, 'an import that runs knows when its next leads arrive');
  const ids = rows.map(({ row }) => leadIdOf(standing.id, row, at));
  const taken = await listTaken(services.db, at, ids);
  const judged: Judgement[] = [];
  const takeOne = async (place: number) => {
    const id = ids[place] as string;
    const { request } = rows[place] as AskedRow;
    const answer = taken.get(id) ?? (await takeLead(services, postOf(standing, id, request), at));
    judged[place] = 'problems' in answer ? unreadable(answer.problems.map(({ path }) => path)) : judgementOf(answer);
  };
  // In the order of the file, a few at a time: of two alike the first is taken.
  const places = rows.keys();
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      for (const place of places) await takeOne(place);
    }),
  );
  return judged;
}

const leadIdOf = (importId: string, row: number, at: Date): string =>
  sortableId('lead', at, createHash('sha256').update(`${importId}:${row}`).digest().subarray(0, 16));

const postOf = ({ offer_id, publisher_id }: ImportRow, id: string, request: AskedRow['request']) => ({
  ...{ id, offerId: offer_id, publisher: { id: publisher_id }, request },
  ...({ way: 'import', isTest: false, userAgent: null, formHash: null, clickId: null, pingId: null } as const),
});

type Answered = Pick<Judgement, 'reason'> & { id: string; status: Judgement['verdict'] };

const judgementOf = (answer: { id: string; status: string; reason: string | null }): Judgement => {
  const { id, status, reason } = answer as Answered;
  return { verdict: status, reason, fields: [], leadId: id };
};

/** Of what was taken nothing but its verdict stays: the lead has the rest. */
function rowOf(
  services: LeadServices,
  { id: importId }: Pick<ImportRow, 'id'>,
  asked: AskedRow & { line: LeadLine },
  judged: Judgement,
): JudgedRow {
  const { row, cells, request, line } = asked;
  const contact = contactIn(request, line.campaign.terms.geo.countries);
  return {
    ...{ row, ...judged, persons: personsOf(services.leads.personKey, contact) },
    cells: isRefusedRow(judged.verdict) ? sealCells(services, `${importId}:${row}`, cells) : null,
  };
}

function countsOf(judged: readonly Judgement[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { verdict, reason } of judged) {
    const key = countKey(verdict, reason);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Whoever checked it chooses other columns, or another file. */
async function stop({ db }: LeadServices, found: ImportRow, problem: ImportProblem): Promise<void> {
  assert(found.status === 'checking', 'what runs was read to its end before');
  await endWork(db, found, { status: 'uploaded', problem });
}

/** A file is needed until its leads are there, and not a moment longer. */
async function finish(services: LeadServices, standing: ImportRow, rows: number, now: Date): Promise<void> {
  if (standing.status === 'checking') {
    await endWork(services.db, standing, { status: 'checked', total_rows: rows });
    return;
  }
  await deleteFile(services, standing);
  await endWork(services.db, standing, { status: 'done', total_rows: rows, ended_at: now });
}
