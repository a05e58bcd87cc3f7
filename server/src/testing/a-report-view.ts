import type { CallView } from '@callstead/domain/calls/call-view';
import type { TestNetwork } from './test-network.ts';

type Maker = { id: string; user_id: string; type: string };
type Wanted = { panel?: CallView; name?: string; question?: Record<string, string>; isShared?: boolean };

let views = 0;

/** A view somebody keeps. */
export async function aReportView(t: Pick<TestNetwork, 'db'>, maker: Maker, wanted: Wanted = {}): Promise<string> {
  views += 1;
  const { panel = 'publisher', name = `Vista ${views}`, question = { period: 'last7', by: 'day' } } = wanted;
  const { id } = await t.db
    .insertInto('report_view')
    .values({
      account_id: maker.type === 'admin' ? null : maker.id,
      ...{
        user_id: maker.user_id,
        panel,
        name,
        question: JSON.stringify(question),
        is_shared: wanted.isShared ?? false,
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Its mail every day at eight in New York, next at that moment. */
export async function aReportMail(
  t: Pick<TestNetwork, 'db'>,
  viewId: string,
  { userId, dueAt }: { userId: string; dueAt: Date },
): Promise<string> {
  const { id } = await t.db
    .insertInto('report_schedule')
    .values({ view_id: viewId, user_id: userId, cadence: 'daily', hour: 8, zone: 'America/New_York' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const recipient = await t.db
    .insertInto('report_recipient')
    .values({ schedule_id: id, user_id: userId, next_due_at: dueAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return recipient.id;
}
