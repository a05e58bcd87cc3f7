import { randomUUID } from 'node:crypto';
import type { CheckLeadImportRequest } from '@callstead/contract/leads/import';
import { DomainError } from '@callstead/domain/errors';
import { MOST_STANDING_IMPORTS, PIECE_BYTES, piecesOf } from '@callstead/domain/leads/import';
import { type ColumnMapping, checkMapping } from '@callstead/domain/leads/import-columns';
import { type Actor, authorize, can, type Member } from '@callstead/domain/policy';
import { type Db, inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { actedAt } from '../../audit/acted-at.ts';
import { findForm } from '../form/queries.ts';
import { deleteFile, peek, putPiece, sealCells } from './file.ts';
import {
  countStanding,
  findImport,
  type ImportRow,
  insertImport,
  listImportCampaigns,
  lockImport,
  notePiece,
  updateImport,
} from './queries.ts';
import { deleteRows } from './row-queries.ts';

export type ImportServices = Pick<Services, 'db' | 'storage' | 'sealSecret' | 'limits' | 'queue'>;

/** 404 instead of 403 for another's. */
export async function ownImport(db: Db, actor: Actor, action: 'lead-import.read' | 'lead-import.run', id: string) {
  authorize(actor, 'lead-import.list'); // whoever may see none learns nothing about any
  const found = await findImport(db, id);
  const row = found && { ...found, publisherId: found.publisher_id };
  if (!row || !can(actor, 'lead-import.read', row)) throw new DomainError('not_found');
  authorize(actor, action, row);
  return row;
}

type NewImport = { campaign: string; fileName: string; bytes: number };

export async function createImport(services: ImportServices, actor: Actor, { campaign, fileName, bytes }: NewImport) {
  authorize(actor, 'lead-import.create');
  await services.limits.spend('lead-import.account', actor.accountId);
  return inTransaction(services, async (tx) => {
    const [joined] = await listImportCampaigns(tx.db, actor.accountId, campaign);
    if (!joined) throw new DomainError('not_found');
    if ((await countStanding(tx.db, actor.accountId)) >= MOST_STANDING_IMPORTS) throw new DomainError('import_state');
    const id = randomUUID();
    await insertImport(tx.db, {
      ...{ id, publisher_id: actor.accountId, campaign_id: joined.id, file_name: fileName, bytes },
      ...{ pieces: piecesOf(bytes), status: 'uploading', created_at: actedAt(actor), created_by: actor.userId },
    });
    return reread(tx.db, id);
  });
}

type Piece = { id: string; piece: number; content: string };

/** The piece first, then the note that it is here: what is noted can be read. */
export async function addPiece(services: ImportServices, actor: Actor, { id, piece, content }: Piece): Promise<void> {
  const row = await ownImport(services.db, actor, 'lead-import.run', id);
  assertStatus(row, ['uploading']);
  assertLength(row, piece, Buffer.byteLength(content, 'base64'));
  await putPiece(services, id, piece, content);
  await inTransaction(services, async (tx) => {
    await lockImport(tx.db, id);
    const { status } = await reread(tx.db, id);
    if (status !== 'uploading') return;
    await notePiece(tx.db, id, piece);
    const { pieces, pieces_here } = await reread(tx.db, id);
    if (pieces_here.length === pieces) await updateImport(tx.db, id, { status: 'uploaded' });
  });
}

function assertLength({ bytes, pieces }: ImportRow, piece: number, length: number): void {
  const expected = piece === pieces - 1 ? bytes - piece * PIECE_BYTES : PIECE_BYTES;
  if (piece >= pieces || length !== expected)
    throw new DomainError('validation_failed', { fields: { content: 'invalid' } });
}

/** Every row is judged by a job; nothing happens to anybody. */
export async function checkImport(
  services: ImportServices,
  actor: Actor,
  { id, columns }: CheckLeadImportRequest & { id: string },
): Promise<ImportRow> {
  const row = await ownImport(services.db, actor, 'lead-import.run', id);
  assertStatus(row, ['uploaded', 'checked']);
  const mapping = Object.fromEntries(columns.map(({ target, column }) => [target, column])) as ColumnMapping;
  const seen = await peek(services, row);
  const form = await findForm(services.db, row.campaign_id);
  assertMapped(checkMapping(form, mapping, seen?.header.length ?? 0));
  return inTransaction(services, async (tx) => {
    await lockImport(tx.db, id);
    assertStatus(await reread(tx.db, id), ['uploaded', 'checked']);
    await deleteRows(tx.db, id);
    await updateImport(tx.db, id, {
      ...{ status: 'checking', mapping: JSON.stringify(mapping), form_version: form.version, total_rows: null },
      ...{ position: 0, counts: '{}', problem: null, leased_until: null },
      header: sealCells(tx, `${id}:0`, seen?.header ?? []),
    });
    await tx.queue.enqueue(tx.db, { name: 'run-lead-imports', data: null });
    return reread(tx.db, id);
  });
}

const MAPPING_ERRORS = {
  missing: 'required',
  unknown: 'invalid',
  no_column: 'invalid',
  column_twice: 'repeated',
} as const;

function assertMapped(problems: ReturnType<typeof checkMapping>): void {
  if (problems.length === 0) return;
  const fields = problems.map(({ target, problem }) => [`columns.${target}`, MAPPING_ERRORS[problem]]);
  throw new DomainError('validation_failed', { fields: Object.fromEntries(fields) });
}

/** Only as it was checked: where the form has another version by now, it is checked again. */
export async function startImport(services: ImportServices, actor: Actor, id: string): Promise<ImportRow> {
  await ownImport(services.db, actor, 'lead-import.run', id);
  return inTransaction(services, async (tx) => {
    await lockImport(tx.db, id);
    const row = await ownImport(tx.db, actor, 'lead-import.run', id);
    if (row.status === 'running' || row.status === 'done') return row;
    assertStatus(row, ['checked']);
    const form = await findForm(tx.db, row.campaign_id);
    if (form.version !== row.form_version || !form.takesImports) throw new DomainError('import_state');
    const now = actedAt(actor as Member);
    await updateImport(tx.db, id, {
      ...{ status: 'running', position: 0, counts: '{}', next_at: now, started_at: now, leased_until: null },
    });
    await emit(tx, actor, {
      type: 'lead-import.run',
      subject: { type: 'campaign', id: row.campaign_id, name: `${row.offer_id} · ${row.title.es}` },
      accountId: row.publisher_id,
      after: { rows: row.total_rows },
    });
    await tx.queue.enqueue(tx.db, { name: 'run-lead-imports', data: null });
    return reread(tx.db, id);
  });
}

/** The row first: a file that nobody names any more is deleted by whoever asks again, or when its day is over. */
export async function discardImport(services: ImportServices, actor: Actor, id: string): Promise<void> {
  const row = await ownImport(services.db, actor, 'lead-import.run', id);
  if (row.status === 'discarded') return;
  await inTransaction(services, async (tx) => {
    await lockImport(tx.db, id);
    assertStatus(await reread(tx.db, id), ['uploading', 'uploaded', 'checking', 'checked']);
    await updateImport(tx.db, id, { status: 'discarded', ended_at: new Date(), header: null });
    await deleteRows(tx.db, id);
  });
  await deleteFile(services, row);
}

function assertStatus({ status }: Pick<ImportRow, 'status'>, allowed: readonly string[]): void {
  if (!allowed.includes(status)) throw new DomainError('import_state', { status });
}

async function reread(db: Db, id: string): Promise<ImportRow> {
  const row = await findImport(db, id);
  if (!row) throw new DomainError('not_found');
  return row;
}
