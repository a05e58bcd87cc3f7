import type { Language } from '@callstead/domain/identity/account';
import type { RowReason } from '@callstead/domain/leads/import';
import type { Actor } from '@callstead/domain/policy';
import type { CsvRow } from '../../../http/csv.ts';
import { type ImportServices, ownImport } from './commands.ts';
import { unsealCells } from './file.ts';
import { listRows, type StoredRow } from './row-queries.ts';

type Words = Record<RowReason | 'duplicate' | 'row' | 'why' | 'which', string>;

const TEXTS: Record<Language, Words> = {
  en: {
    row: 'Row',
    why: 'Why it was refused',
    which: 'Fields to mend',
    duplicate: 'The same phone or e-mail was taken before',
    invalid_phone: 'The phone number is not valid',
    invalid_email: 'The e-mail address is not valid',
    missing_field: 'A required field is empty',
    out_of_geo: 'Outside the area of the campaign',
    closed: 'The campaign was closed at that hour',
    over_cap: 'The campaign had no room left',
    over_budget: 'The budget was used up',
    no_balance: 'The advertiser had no balance',
    blocked: 'The number is blocked',
    suppressed: 'This person must not be contacted',
    no_consent: 'The consent is incomplete',
    campaign_inactive: 'The campaign is not active',
    not_approved: 'You are not approved for the campaign',
    undeliverable: 'It could not be delivered',
    unreadable_field: 'A value cannot be read',
  },
  es: {
    row: 'Fila',
    why: 'Motivo del rechazo',
    which: 'Campos por corregir',
    duplicate: 'El mismo teléfono o correo ya se había aceptado',
    invalid_phone: 'El teléfono no es válido',
    invalid_email: 'El correo no es válido',
    missing_field: 'Falta un campo obligatorio',
    out_of_geo: 'Fuera de la zona de la campaña',
    closed: 'La campaña estaba cerrada a esa hora',
    over_cap: 'La campaña ya no tenía cupo',
    over_budget: 'El presupuesto estaba agotado',
    no_balance: 'El anunciante no tenía saldo',
    blocked: 'El número está bloqueado',
    suppressed: 'No se debe contactar a esta persona',
    no_consent: 'El consentimiento está incompleto',
    campaign_inactive: 'La campaña no está activa',
    not_approved: 'No estás aprobado en la campaña',
    undeliverable: 'No se pudo entregar',
    unreadable_field: 'Un valor no se puede leer',
  },
};

const AT_ONCE = 500;

/** The refused rows as they came, with why; what was forgotten since is left out. */
export async function openRefusedFile(services: ImportServices, actor: Actor, id: string, language: Language) {
  const { header } = await ownImport(services.db, actor, 'lead-import.read', id);
  const words = TEXTS[language];
  const columns = header === null ? [] : unsealCells(services, `${id}:0`, header);
  return {
    name: `leads-${id.slice(0, 8)}.csv`,
    header: [...columns, words.row, words.why, words.which],
    lines: linesOf(services, id, columns.length, words),
  };
}

async function* linesOf(
  services: ImportServices,
  importId: string,
  width: number,
  words: Words,
): AsyncGenerator<CsvRow> {
  for (let after = 0; ; ) {
    const rows = await listRows(services.db, { importId, after, limit: AT_ONCE, onlyRefused: true });
    for (const row of rows) if (row.cells !== null) yield lineOf(services, row, row.cells, width, words);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.row;
  }
}

function lineOf(services: ImportServices, row: StoredRow, sealed: string, width: number, words: Words): CsvRow {
  const cells = unsealCells(services, `${row.import_id}:${row.row}`, sealed);
  const padded = Array.from({ length: width }, (_, place) => cells[place] ?? '');
  const why = words[row.reason ?? 'duplicate'];
  return [...padded, row.row, why, row.fields.join(', ')];
}
