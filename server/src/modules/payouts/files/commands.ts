import type { MakePayoutFileRequest } from '@callstead/contract/payouts/runs';
import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import {
  FORMAT_OF_KIND,
  MOST_ORDERS,
  type PayoutFile,
  type PayoutFileFormat,
} from '@callstead/domain/payouts/files/payout-order';
import { PAYMENT_KINDS } from '@callstead/domain/payouts/payment-method';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { actedAt } from '../../audit/acted-at.ts';
import { listPayoutsOfFile } from '../marks/queries.ts';
import { findRun, findRunForUpdate, type RunRow } from '../runs/queries.ts';
import { type FileRow, findFile, insertFile, nextFileNumber, putIntoFile, takeUnfiled } from './queries.ts';
import { writeFile } from './write-file.ts';

type FileServices = Pick<Services, 'db' | 'settings' | 'config' | 'sealSecret'>;

/** Of every frozen payout that the format is made for and that stands in no file yet. Repeated with the same id it is the same file. */
export async function makeFile(
  services: FileServices,
  actor: Actor,
  { runId, id, format }: MakePayoutFileRequest & { runId: string },
): Promise<FileRow> {
  authorize(actor, 'payout-file.make');
  return inTransaction(services, async (tx) => {
    const run = await findRunForUpdate(tx.db, runId);
    if (!run) throw new DomainError('not_found');
    const known = await findFile(tx.db, id);
    if (known) return sameFile(known, { runId, format });
    if (run.status !== 'frozen') throw new DomainError('payout_run_state', { status: run.status });
    const made = await fillFile(tx, actor, run, { id, format });
    const after = { file: made.name, publishers: made.payout_count, amountCents: made.total_cents };
    await emit(tx, actor, { type: 'payout-file.make', ...aboutRunOf(run), after });
    return made;
  });
}

/** Files are counted without gaps, and each payout goes into one. */
async function fillFile(
  tx: FileServices,
  actor: Member,
  run: RunRow,
  { id, format }: MakePayoutFileRequest,
): Promise<FileRow> {
  const number = await nextFileNumber(tx.db);
  const payouts = await takeUnfiled(tx.db, { runId: run.id, kind: kindOf(format), limit: MOST_ORDERS[format] });
  if (payouts.length === 0) throw new DomainError('payout_file_empty');
  const [madeAt, zone] = [actedAt(actor), tx.config.networkZone];
  const originator = { ...tx.settings.of('originator'), networkName: tx.settings.of('brand').name };
  const facts = { format, number, runNumber: run.number, madeAt, zone, originator };
  const { name, sha256 } = writeFile(tx, facts, payouts);
  await insertFile(tx.db, {
    id,
    run_id: run.id,
    number,
    format,
    name,
    made_at: madeAt,
    made_by: actor.userId,
    zone,
    originator: JSON.stringify(originator),
    payout_count: payouts.length,
    total_cents: payouts.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    sha256,
  });
  await putIntoFile(
    tx.db,
    id,
    payouts.map((payout) => payout.id),
  );
  const made = await findFile(tx.db, id);
  assert(made, 'it was written a moment ago');
  return made;
}

function sameFile(known: FileRow, { runId, format }: { runId: string; format: PayoutFileFormat }): FileRow {
  if (known.run_id !== runId || known.format !== format) throw new DomainError('recorded_otherwise');
  return known;
}

function kindOf(format: PayoutFileFormat) {
  const kind = PAYMENT_KINDS.find((each) => FORMAT_OF_KIND[each] === format);
  assert(kind, 'a format is made for a kind');
  return kind;
}

/** Written anew from what is kept and compared with what it was; who looks at account numbers is on record. */
export async function openFile(services: FileServices, actor: Actor, id: string): Promise<PayoutFile> {
  authorize(actor, 'payout-file.download');
  return inTransaction(services, async (tx) => {
    const file = await findFile(tx.db, id);
    if (!file) throw new DomainError('not_found');
    const run = await findRun(tx.db, file.run_id);
    assert(run, 'a file has its run');
    const { format, number, made_at: madeAt, zone, originator } = file;
    const facts = { format, number, runNumber: run.number, madeAt, zone, originator };
    const written = writeFile(tx, facts, await listPayoutsOfFile(tx.db, id));
    assert(written.sha256 === file.sha256, 'a file is the same whenever it is written');
    await emit(tx, actor, { type: 'payout-file.download', ...aboutRunOf(run), after: { file: file.name } });
    return written;
  });
}

const aboutRunOf = ({ id, number }: { id: string; number: number }) => ({
  subject: { type: 'payout_run' as const, id, name: `#${number}` },
});
