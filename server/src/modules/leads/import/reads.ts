import type { LeadImport, LeadImportDetail } from '@callstead/contract/leads/import';
import type { LeadForm } from '@callstead/domain/leads/form';
import { type ImportStatus, type RowReason, type RowVerdict, STANDING_IMPORTS } from '@callstead/domain/leads/import';
import { guessMapping, importTargets, neededTargets } from '@callstead/domain/leads/import-columns';
import type { Actor } from '@callstead/domain/policy';
import { findForm } from '../form/queries.ts';
import { type ImportServices, ownImport } from './commands.ts';
import { peek } from './file.ts';
import type { ImportRow } from './queries.ts';
import type { StoredRow } from './row-queries.ts';

export function presentImport(row: ImportRow): LeadImport {
  return {
    ...{ id: row.id, fileName: row.file_name, bytes: row.bytes, pieces: row.pieces },
    campaign: { id: row.offer_id, title: row.title },
    status: row.status as ImportStatus,
    ...{ totalRows: row.total_rows, doneRows: row.position, hasRefused: row.has_refused },
    counts: Object.entries(row.counts).map(([key, rows]) => {
      const [verdict, reason = null] = key.split(':');
      return { verdict: verdict as RowVerdict, reason: reason as RowReason | null, rows };
    }),
    problem: row.problem as LeadImport['problem'],
    ...{ createdAt: row.created_at.toISOString(), endedAt: row.ended_at?.toISOString() ?? null },
  };
}

/** The columns are read from the file each time: nothing of it is kept anywhere else. */
export async function readImport(services: ImportServices, actor: Actor, id: string): Promise<LeadImportDetail> {
  const row = await ownImport(services.db, actor, 'lead-import.read', id);
  const form = await findForm(services.db, row.campaign_id);
  const isThere = row.status !== 'uploading' && STANDING_IMPORTS.some((each) => each === row.status);
  const seen = isThere ? await peek(services, row) : undefined;
  const mapping = row.mapping ?? guessMapping(form, seen?.header ?? []);
  return {
    ...presentImport(row),
    columns:
      seen?.header.map((header, column) => ({
        header,
        examples: seen.examples.map((cells) => (cells[column] ?? '').slice(0, 100)),
      })) ?? null,
    targets: targetsOf(form),
    mapping: Object.entries(mapping).map(([target, column]) => ({ target, column: column ?? 0 })),
  };
}

function targetsOf(form: LeadForm): LeadImportDetail['targets'] {
  const needed = neededTargets(form);
  return importTargets(form).map((target) => {
    const own = form.fields.find(({ kind, name }) => kind !== 'standard' && `fields.${name}` === target);
    return { target, label: own && own.kind !== 'standard' ? own.label : null, isNeeded: needed.includes(target) };
  });
}

export const presentRow = ({ row, verdict, reason, fields, lead_id }: StoredRow) => ({
  ...{ row, verdict, reason, fields, leadId: lead_id },
});
