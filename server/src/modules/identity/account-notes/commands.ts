import { DomainError } from '@callstead/domain/errors';
import { tidyTags } from '@callstead/domain/identity/account-tags';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { aboutAccount } from '../about-account.ts';
import { findAccount, findAccountForUpdate, findPerson } from '../queries.ts';
import { deleteNote, insertNote, listTags, replaceTags } from './queries.ts';

/** The log keeps that it was written, never its words: what is deleted is gone. */
export function addNote(services: WithDb, actor: Actor, input: { accountId: string; message: string }) {
  return inTransaction(services, async (tx) => {
    const account = await findAccountForUpdate(tx.db, input.accountId);
    if (!account) throw new DomainError('not_found');
    authorize(actor, 'account-note.add');
    const author = await findPerson(tx.db, actor.userId);
    const note = await insertNote(tx.db, {
      account_id: account.id,
      author_id: actor.userId,
      message: input.message,
    });
    await emit(tx, actor, { type: 'account-note.add', ...aboutAccount(account), after: { noteId: note.id } });
    return { ...note, author_name: author?.full_name ?? null };
  });
}

export function removeNote(services: WithDb, actor: Actor, id: string): Promise<void> {
  return inTransaction(services, async (tx) => {
    authorize(actor, 'account-note.delete');
    const note = await deleteNote(tx.db, id);
    const account = note && (await findAccount(tx.db, note.account_id));
    if (!account) throw new DomainError('not_found');
    await emit(tx, actor, { type: 'account-note.delete', ...aboutAccount(account), before: { noteId: id } });
  });
}

export function setTags(services: WithDb, actor: Actor, input: { accountId: string; tags: readonly string[] }) {
  return inTransaction(services, async (tx) => {
    const account = await findAccountForUpdate(tx.db, input.accountId);
    if (!account) throw new DomainError('not_found');
    authorize(actor, 'account.set-tags');
    const [before, after] = [await listTags(tx.db, account.id), tidyTags(input.tags)];
    if (before.join('\n') === after.join('\n')) return;
    await replaceTags(tx.db, account.id, after);
    await emit(tx, actor, {
      type: 'account.set-tags',
      ...aboutAccount(account),
      before: { tags: before.join(', ') },
      after: { tags: after.join(', ') },
    });
  });
}
