import type { TestNetwork } from './test-network.ts';

/** One that watches the qualify rate of its owner. */
export async function aReportAlert(
  t: Pick<TestNetwork, 'db'>,
  { id: account_id, user_id }: { id: string; user_id: string },
): Promise<string> {
  const { id } = await t.db
    .insertInto('report_alert')
    .values({
      ...{ account_id, user_id, kind: 'qualify_rate_falls', percent: 30, least_calls: 20, zone: 'UTC' },
      ...{ by_mail: true, by_bell: true, by_webhook: false },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
