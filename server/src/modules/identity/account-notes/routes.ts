import type { AccountNote } from '@callstead/contract/identity/account-notes';
import * as endpoints from '@callstead/contract/identity/accounts-endpoints';
import { DomainError } from '@callstead/domain/errors';
import { createdKeyOf } from '../../../db/newest-first.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { findAccount } from '../queries.ts';
import { addNote, removeNote, setTags } from './commands.ts';
import { listNotes, type NoteRow } from './queries.ts';

/** What admins tell each other about an account. */
export function accountNoteRoutes(app: App, services: Services): void {
  const { db } = services;

  handle(app, endpoints.listAccountNotes, async ({ params, query }) => {
    if (!(await findAccount(db, params.id))) throw new DomainError('not_found');
    const page = pageRequestOf(query, CREATED_KEY);
    const rows = await listNotes(db, params.id, { after: page.from, limit: page.limit + 1 });
    return listed(pageOf(rows, page, createdKeyOf), presentNote);
  });

  handle(app, endpoints.addAccountNote, async ({ actor, params, body }) =>
    presentNote(await addNote(services, actor, { accountId: params.id, ...body })),
  );

  handle(app, endpoints.deleteAccountNote, ({ actor, params }) => removeNote(services, actor, params.id));

  handle(app, endpoints.setAccountTags, ({ actor, params, body }) =>
    setTags(services, actor, { accountId: params.id, ...body }),
  );
}

type SignedNote = Pick<NoteRow, 'id' | 'message' | 'created_at'> & { author_name: string | null };

const presentNote = (row: SignedNote): AccountNote => ({
  id: row.id,
  message: row.message,
  author: row.author_name,
  createdAt: row.created_at.toISOString(),
});
