import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { importTargets } from '@callstead/domain/leads/import-columns';
import type { LeadServices } from '../../modules/leads/engine.ts';
import { addPiece, checkImport, createImport, startImport } from '../../modules/leads/import/commands.ts';
import { runImports } from '../../modules/leads/import/run-imports.ts';
import type { Storage } from '../../storage/port.ts';
import { leadForm } from './lead-campaigns.ts';
import { deliver } from './play-leads.ts';
import { applicationOf } from './play-visits.ts';
import type { HistoryWorld } from './setup.ts';

/** A file is gone when its rows are through: nothing of it has to outlive the transaction. */
function createMemoryStorage(): Storage {
  const files = new Map<string, Buffer>();
  return {
    put: async (key, body) => {
      const content = await buffer(body);
      files.set(key, content);
      return { bytes: content.length };
    },
    get: async (key) => {
      const content = files.get(key);
      return content && Readable.from([content]);
    },
    stat: async (key) => {
      const content = files.get(key);
      return content && { bytes: content.length };
    },
    delete: async (key) => void files.delete(key),
  };
}

const MINUTE_MS = 60_000;

type Row = Partial<Record<string, string>>;

const SENTENCE = leadForm('auto').sentence.es;
const NAMES = ['Clara Bravo', 'Óscar Leal', 'Nuria Pons', 'Félix Arias', 'Silvia Gil', 'Tomás Rey', 'Alba Cano'];

/** Seven that are good, and one for each thing that can be wrong with a row. */
function rowsOf(at: Date): Row[] {
  const good = NAMES.map((name, index): Row => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return {
      ...{ firstName, lastName, phone: `+1786555014${index}`, email: `feria${index}@correo.example`, zip: '33139' },
      ...{ 'fields.vehicle_year': `${2012 + index}`, 'fields.vehicle_use': 'family', 'fields.insured_now': 'yes' },
      ...{ 'consent.text': SENTENCE, 'consent.capturedAt': new Date(at.getTime() - 86_400_000).toISOString() },
      ...{ 'consent.ip': '198.51.100.77', 'consent.url': 'https://comparaseguros.example/feria' },
    };
  });
  const [first = {}, second = {}] = good;
  const wrong = (place: number, changes: Row): Row => ({
    ...{ ...second, phone: `+1786555015${place}`, email: `feria1${place}@correo.example` },
    ...changes,
  });
  return [
    ...good,
    first,
    wrong(1, { phone: '305 12' }),
    wrong(2, { zip: '10001' }),
    wrong(3, { 'consent.text': '' }),
    wrong(4, { 'fields.vehicle_use': 'barco' }),
  ];
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** Addresses that a publisher gathered at a fair, as a file; not all of them can be taken. */
export async function importLeads(world: HistoryWorld, services: LeadServices, at: Date): Promise<void> {
  const kept = { ...services, storage: createMemoryStorage() };
  const publisher = world.as('publisher', at);
  const targets = importTargets(leadForm('auto'));
  const rows = rowsOf(at).map((row) => targets.map((target) => row[target] ?? ''));
  const text = [targets, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n');
  const { publicId } = await applicationOf(world, { campaign: 'auto', publisher: 'publisher' }, at);
  const asked = { campaign: publicId, fileName: 'feria-del-automovil.csv', bytes: Buffer.byteLength(text) };
  const { id } = await createImport(kept, publisher, asked);
  await addPiece(kept, publisher, { id, piece: 0, content: Buffer.from(text).toString('base64') });
  await checkImport(kept, publisher, { id, columns: targets.map((target, column) => ({ target, column })) });
  await runImports(kept, () => at);
  await startImport(kept, publisher, id);
  await runImports(kept, () => at);
  await deliver(services, new Map(), new Date(at.getTime() + MINUTE_MS));
}
