import { randomUUID } from 'node:crypto';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { type JudgedBankLine, judgeBankLines } from '@callstead/domain/transfers/judge-bank-lines';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import type { Services } from '../../services.ts';
import { findCurrency } from '../../settings/queries.ts';
import { listNames } from '../ledger/admin/queries.ts';
import { holdCurrency } from '../ledger/queries.ts';
import { insertLines, type NewLine } from '../reconciliation/line-queries.ts';
import { reconcileBooks } from '../reconciliation/reconcile-books.ts';
import { bookMatches } from './book-matches.ts';
import {
  findTransfer,
  insertTransfers,
  listKnownKeys,
  listLineless,
  listReferences,
  lockImports,
  type NewTransfer,
  updateTransfer,
} from './queries.ts';
import { readBankFile } from './read-bank-file.ts';

export type NamedLine = JudgedBankLine & { accountName: string | null };

/** What an import would do, line by line; nothing is written. */
export async function previewImport(db: Db, actor: Actor, text: string): Promise<NamedLine[]> {
  authorize(actor, 'transfer.import');
  return named(db, await judge(db, text, { lock: false }));
}

type ImportServices = Pick<Services, 'db' | 'config'>;

/** Takes what is new and books what says whose it is; the same file again changes nothing. */
export function importTransfers(services: ImportServices, actor: Actor, text: string): Promise<NamedLine[]> {
  authorize(actor, 'transfer.import');
  return inTransaction(services, async (tx) => {
    await lockImports(tx.db);
    const lines = await named(tx.db, await judge(tx.db, text, { lock: true }));
    const taken = lines.filter(({ verdict }) => TAKEN.includes(verdict)).map((line) => ({ ...line, id: idOf(line) }));
    const newLines = await insertLines(tx.db, lines.filter(isMoney).map(outsideLineOf));
    if (taken.length === 0 && newLines === 0) return lines;
    await insertTransfers(
      tx.db,
      taken.filter(({ transferId }) => transferId === null).map((line) => rowOf(line, actor)),
    );
    for (const { id, transferId, key, day } of taken) {
      if (transferId) await updateTransfer(tx.db, id, { line_key: key, day: day ?? undefined });
    }
    const matched = taken.filter(({ verdict }) => verdict === 'matched');
    await emitImport(tx, actor, taken, matched.length);
    await bookLines(tx, actor, matched);
    await reconcileBooks(tx.db, services.config.networkZone);
    return lines;
  });
}

const TAKEN: readonly JudgedBankLine['verdict'][] = ['matched', 'proposed', 'unknown', 'booked'];

/** Whatever came or went in the currency of the books is compared with them. */
const isMoney = ({ verdict, amountCents }: NamedLine) =>
  verdict !== 'other_currency' && verdict !== 'unreadable' && amountCents !== 0;

const outsideLineOf = ({ key, amountCents, day, text, sender }: NamedLine): NewLine => ({
  place: 'bank',
  ref: key,
  type: (amountCents ?? 0) > 0 ? 'in' : 'out',
  amount_cents: amountCents ?? 0,
  day: day ?? '',
  text,
  sender,
});

const idOf = ({ transferId }: JudgedBankLine) => transferId ?? randomUUID();

async function judge(db: Db, text: string, { lock }: { lock: boolean }): Promise<JudgedBankLine[]> {
  const currency = await (lock ? holdCurrency : findCurrency)(db);
  const lines = readBankFile(text, currency);
  const references = await listReferences(db);
  const keys = await listKnownKeys(
    db,
    lines.map(({ key }) => key),
  );
  return judgeBankLines(lines, { currency, references, keys, lineless: await listLineless(db, { lock }) });
}

async function named(db: Db, lines: readonly JudgedBankLine[]): Promise<NamedLine[]> {
  const ids = lines.flatMap(({ accountId }) => accountId ?? []);
  const names = await listNames(db, [...new Set(ids)]);
  return lines.map((line) => ({ ...line, accountName: names.get(line.accountId ?? '') ?? null }));
}

type TakenLine = NamedLine & { id: string };

function rowOf(line: TakenLine, actor: Member): NewTransfer {
  return {
    id: line.id,
    origin: 'import',
    state: 'unmatched',
    amount_cents: line.amountCents ?? 0,
    day: line.day ?? '',
    sender: line.sender || null,
    text: line.text || null,
    line_key: line.key,
    proposed_id: line.verdict === 'proposed' ? line.accountId : null,
    created_by: actor.userId,
  };
}

async function bookLines(tx: WithDb, actor: Member, matched: readonly TakenLine[]): Promise<void> {
  const matches = await Promise.all(
    matched.map(async ({ id, accountId, accountName }) => {
      const transfer = await findTransfer(tx.db, id);
      return transfer && accountId ? [{ transfer, advertiser: { id: accountId, name: accountName ?? '' } }] : [];
    }),
  );
  await bookMatches(tx, actor, matches.flat());
}

function emitImport(tx: WithDb, actor: Member, taken: readonly TakenLine[], matchedLines: number): Promise<void> {
  const [first] = taken;
  return emit(tx, actor, {
    type: 'transfer.import',
    subject: { type: 'transfer', id: first?.id ?? randomUUID(), name: `${first?.day ?? ''} (${taken.length})`.trim() },
    after: { lines: taken.length, matchedLines },
  });
}
