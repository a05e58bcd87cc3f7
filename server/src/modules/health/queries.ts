import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export type DatabaseRow = {
  version: string;
  size_bytes: number;
  connections: number;
  most_connections: number;
  oldest_transaction_seconds: number;
};

/** Of other roles' transactions PostgreSQL tells only whoever may read all statistics. */
export async function readDatabase(db: Db): Promise<DatabaseRow> {
  const { rows } = await sql<DatabaseRow>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
           pg_database_size(current_database()) as size_bytes,
           count(*) filter (where backend_type = 'client backend') as connections,
           current_setting('max_connections')::integer as most_connections,
           coalesce(floor(extract(epoch from max(clock_timestamp() - xact_start)
             filter (where datname = current_database() and backend_type = 'client backend'))), 0)::integer
             as oldest_transaction_seconds
    from pg_stat_activity`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an aggregate has a row');
  return row;
}

export type ReplicaRow = { name: string; lag_seconds: number | null };

export async function listReplicas(db: Db): Promise<ReplicaRow[]> {
  const { rows } = await sql<ReplicaRow>`
    select coalesce(nullif(application_name, ''), client_addr::text, 'standby') as name,
           floor(extract(epoch from replay_lag))::integer as lag_seconds
    from pg_stat_replication order by 1`.execute(db);
  return rows;
}

export type OutgoingRow = { waiting: number; oldest_due_seconds: number | null };

const dueFor = (moment: ReturnType<typeof sql>) =>
  sql<number | null>`floor(extract(epoch from now() - ${moment}))::integer`;

/** Those that fail are asked one at a time, so theirs wait for a reason of their own: they are counted, not timed. */
export async function readWebhooks(db: Db): Promise<OutgoingRow & { failing: number }> {
  const { rows } = await sql<OutgoingRow & { failing: number }>`
    select coalesce(sum(w.waiting), 0)::integer as waiting,
           ${dueFor(sql`min(w.due) filter (where e.failing_since is null)`)} as oldest_due_seconds,
           count(*) filter (where e.failing_since is not null or e.state = 'failing') as failing
    from webhook_endpoint e
    join account a on a.id = e.account_id and a.status = 'approved'
    cross join lateral (
      select count(*) as waiting, min(d.next_try_at) filter (where d.next_try_at <= now()) as due
      from webhook_delivery d where d.endpoint_id = e.id and d.state = 'waiting') w
    where e.state <> 'paused'`.execute(db);
  return rows[0] ?? { waiting: 0, oldest_due_seconds: null, failing: 0 };
}

/** Before one is sent those before it have been tried: what waits for another is not due. */
export async function readLeadDeliveries(db: Db): Promise<OutgoingRow> {
  const { rows } = await sql<OutgoingRow>`
    select count(*)::integer as waiting,
           ${dueFor(sql`min(d.next_try_at) filter (where d.next_try_at <= now() and not exists (
             select from lead_delivery b where b.lead_id = d.lead_id and b.position < d.position
               and b.state = 'waiting' and (b.tries = 0 or b.decides)))`)} as oldest_due_seconds
    from lead_way w
    join campaign c on c.id = w.campaign_id
    join account a on a.id = c.advertiser_id and a.status = 'approved'
    join lead_delivery d on d.way_id = w.id and d.state = 'waiting'
    where w.removed_at is null`.execute(db);
  return rows[0] ?? { waiting: 0, oldest_due_seconds: null };
}

export async function readMailQueue(db: Db): Promise<OutgoingRow & { retrying: number }> {
  const { rows } = await sql<OutgoingRow & { retrying: number }>`
    select count(*)::integer as waiting,
           ${dueFor(sql`min(start_after) filter (where start_after <= now())`)} as oldest_due_seconds,
           count(*) filter (where state = 'retry') as retrying
    from pgboss.job where name = 'send-mail' and state in ('created', 'retry')`.execute(db);
  return rows[0] ?? { waiting: 0, oldest_due_seconds: null, retrying: 0 };
}

export type ScheduleRow = { name: string; cron: string; scheduled_at: Date };

/** Every start of a worker schedules all of them anew. */
export async function listSchedules(db: Db): Promise<ScheduleRow[]> {
  const { rows } = await sql<ScheduleRow>`
    select name, cron, updated_on as scheduled_at from pgboss.schedule order by name`.execute(db);
  return rows;
}

export async function countClickBatches(db: Db): Promise<number> {
  const { rows } = await sql<{ batches: number }>`select count(*) as batches from click_unrolled`.execute(db);
  return rows[0]?.batches ?? 0;
}

/** The oldest of those that have no position yet. */
export async function findUnsequenced(db: Db): Promise<{ events: number; seconds: number }> {
  const { rows } = await sql<{ events: number; seconds: number }>`
    select count(*) as events,
           coalesce(floor(extract(epoch from clock_timestamp() - min(at))), 0)::integer as seconds
    from event_inbox`.execute(db);
  return rows[0] ?? { events: 0, seconds: 0 };
}

export async function countCallDifferences(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from carrier_call_difference where found_at >= ${since}`.execute(db);
  return rows[0]?.found ?? 0;
}

export async function isDatabaseThere(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
