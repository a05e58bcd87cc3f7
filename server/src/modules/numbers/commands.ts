import { DomainError } from '@callstead/domain/errors';
import { type JudgedLine, judgeImport, readLines } from '@callstead/domain/numbers/judge-import';
import { numberState } from '@callstead/domain/numbers/number-state';
import { type Actor, authorize } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { readNumber } from '../../telephony/read-number.ts';
import { handOutNumbers, requestNumber, titleOf } from './hand-out.ts';
import {
  deleteNumber,
  findNumberForUpdate,
  findRestDays,
  insertNumbers,
  listKnownNumbers,
  lockHolder,
  restNumber,
} from './queries.ts';

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
    const { application_id: applicationId, publisher_id: publisherId, texts } = found;
    if (!applicationId || applicationId !== holder || !publisherId || !texts) return; // released already
    await restNumber(tx.db, found.id, new Date());
    await emit(tx, actor, {
      type: 'number.release',
      subject: { type: 'number', id: found.id, name: found.number },
      accountId: publisherId,
      facts: {
        publisherId,
        advertiserId: found.advertiser_id,
        applicationId,
        title: titleOf(texts),
      },
      before: { publisher: found.full_name, campaign: found.public_id },
    });
    if (found.is_pooled) await handOutNumbers(tx);
    else await requestNumber(tx, { id: applicationId, texts }, new Date());
  });
}

/** Only what nobody uses and nobody may still call. */
export function removeNumber(services: WithDb, actor: Actor, numberId: string): Promise<void> {
  return inTransaction(services, async (tx) => {
    const found = await findNumberForUpdate(tx.db, numberId);
    if (!found) throw new DomainError('not_found');
    authorize(actor, 'number.delete');
    if (found.carrier_account_id) throw new DomainError('number_at_carrier');
    const facts = { assigned: found.application_id !== null, releasedAt: found.released_at };
    if (numberState(facts, new Date(), await findRestDays(tx.db)) !== 'available')
      throw new DomainError('number_in_use');
    await deleteNumber(tx.db, found.id);
    await emit(tx, actor, {
      type: 'number.delete',
      subject: { type: 'number', id: found.id, name: found.number },
      before: { carrier: found.carrier },
    });
  });
}
