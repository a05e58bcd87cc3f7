import { DomainError } from '@callstead/domain/errors';
import { type JudgedLine, judgeImport, readLines } from '@callstead/domain/numbers/judge-import';
import { numberState } from '@callstead/domain/numbers/number-state';
import { type Actor, authorize } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { announce } from '../../live/announce.ts';
import { handOutNumbers, requestNumber } from './hand-out.ts';
import {
  deleteNumber,
  findNumberForUpdate,
  insertNumbers,
  listKnownNumbers,
  lockHolder,
  restNumberOf,
} from './queries.ts';
import { readNumber } from './read-number.ts';

type Import = { text: string; carrier: string };

/** What an import would do, line by line; nothing is written. */
export async function previewImport(db: Db, actor: Actor, { text, carrier }: Import): Promise<JudgedLine[]> {
  authorize(actor, 'number.import');
  const lines = readLines(text, carrier);
  const written = lines.map((line) => readNumber(line.written)?.number).filter((number) => number !== undefined);
  return judgeImport(lines, readNumber, await listKnownNumbers(db, written));
}

/** Takes what is new and leaves the rest; the same again changes nothing. Whoever waits is served at once. */
export function importNumbers(services: WithDb, actor: Actor, given: Import): Promise<JudgedLine[]> {
  return inTransaction(services, async (tx) => {
    const lines = await previewImport(tx.db, actor, given);
    const wanted = lines.flatMap(({ number, carrier, verdict }) =>
      number && verdict === 'new' ? [{ number, carrier }] : [],
    );
    const added = await insertNumbers(tx.db, wanted);
    if (added.length === 0) return lines;
    await emit(tx, actor, {
      type: 'number.import',
      subject: { type: 'number', id: added[0]?.id ?? '', name: `${added[0]?.number} (${added.length})` },
      after: { numbers: added.map(({ number, carrier }) => ({ number, carrier })) },
    });
    await announce(tx.db, { admins: true }, { topic: 'numbers' });
    await handOutNumbers(tx);
    return lines;
  });
}

/** Takes the number away and lets it rest; the approval stands and gets another one. */
export function releaseNumber(services: WithDb, actor: Actor, numberId: string): Promise<void> {
  return inTransaction(services, async (tx) => {
    const holder = await lockHolder(tx.db, numberId);
    const found = await findNumberForUpdate(tx.db, numberId);
    if (!found) throw new DomainError('not_found');
    authorize(actor, 'number.release');
    if (!found.application_id || found.application_id !== holder || !found.publisher_id) return; // released already
    await restNumberOf(tx.db, found.application_id, new Date());
    await emit(tx, actor, {
      type: 'number.release',
      subject: { type: 'number', id: found.id, name: found.number },
      before: { publisher: found.full_name, campaign: found.public_id },
    });
    await announce(tx.db, { users: [found.publisher_id] }, { topic: 'campaigns' });
    await announce(tx.db, { admins: true }, { topic: 'numbers', id: found.id });
    await requestNumber(tx.db, found.application_id, found.texts?.es.title ?? '');
  });
}

/** Only what nobody uses and nobody may still call. */
export function removeNumber(services: WithDb, actor: Actor, numberId: string): Promise<void> {
  return inTransaction(services, async (tx) => {
    const found = await findNumberForUpdate(tx.db, numberId);
    if (!found) throw new DomainError('not_found');
    authorize(actor, 'number.delete');
    const facts = { assigned: found.application_id !== null, releasedAt: found.released_at };
    if (numberState(facts, new Date()) !== 'available') throw new DomainError('number_in_use');
    await deleteNumber(tx.db, found.id);
    await emit(tx, actor, {
      type: 'number.delete',
      subject: { type: 'number', id: found.id, name: found.number },
      before: { carrier: found.carrier },
    });
    await announce(tx.db, { admins: true }, { topic: 'numbers', id: found.id });
  });
}
