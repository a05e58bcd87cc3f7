import type { NotificationKind } from '@callstead/domain/notifications/notification';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** One row for every admin who can act on it, in the transaction of what happened. */
export async function notifyAdmins(db: Db, kind: NotificationKind, data: Record<string, unknown>): Promise<void> {
  await db
    .insertInto('notification')
    .columns(['recipient_id', 'kind', 'data'])
    .expression((from) =>
      from
        .selectFrom('profile')
        .select(['id', sql.lit(kind).as('kind'), sql<string>`${JSON.stringify(data)}::jsonb`.as('data')])
        .where('user_type', '=', 'admin')
        .where('status', '=', 'approved'),
    )
    .execute();
}
