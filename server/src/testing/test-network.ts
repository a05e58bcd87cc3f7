import { randomBytes } from 'node:crypto';
import type { AccountStatus, UserType } from '@callstead/domain/identity/account';
import { hashPassword } from 'better-auth/crypto';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import { closeServices, createServices } from '../compose.ts';
import { type Config, loadConfig } from '../config.ts';
import { type Db, openDatabase } from '../db/database.ts';
import { drainEvents } from '../events/spine.ts';
import type { JobMap, JobName } from '../jobs/jobs.ts';
import { startQueue } from '../jobs/queue.ts';
import { createLog } from '../log.ts';
import type { MailOrder } from '../mail/mails.ts';
import { answerCaptcha, issueCaptcha } from '../modules/identity/captcha/commands.ts';
import { type AccountRow, insertAccount } from '../modules/identity/queries.ts';
import { openTracing } from '../tracing/open-tracing.ts';
import { SUBSCRIBERS } from '../workers/subscribers.ts';
import { expectDescribed } from './expect-described.ts';
import { createTestDatabase } from './test-database.ts';

export const PASSWORD = 'Demo1234!';
export const CARRIER_TOKEN = 'carrier-token-of-the-tests';
// Scrypt is slow on purpose: all test people share one hash.
const passwordHash = hashPassword(PASSWORD);

export type Person = { profile: AccountRow; headers: { cookie: string; 'x-forwarded-for': string } };
export type TestNetwork = Awaited<ReturnType<typeof createTestNetwork>>;

/** The whole server but its pages, on a database of its own; jobs are queued for real and stay in the queue to be read. */
export async function createTestNetwork(
  changes: Partial<Config> | ((databaseUrl: string) => Partial<Config>) = {},
  reach?: (url: string) => Promise<string>,
) {
  const { url, ...direct } = await createTestDatabase();
  const config: Config = {
    ...loadConfig({ DATA_DIR: '/tmp', TRUST_PROXY: 'true', TWILIO_AUTH_TOKEN: CARRIER_TOKEN }),
    ...(typeof changes === 'function' ? changes(url) : changes),
  };
  const isTraced = config.tracing !== undefined;
  // The tests themselves always reach it; the network may have to go another way.
  const database =
    reach || isTraced ? openDatabase((await reach?.(url)) ?? url, { isServing: true, isTraced }) : direct;
  const log = createLog('silent');
  const tracing = await openTracing(config.tracing, log);
  const queue = await startQueue({ pool: database.pool, log, tracing });
  const services = await createServices(config, database, queue, log, tracing);
  const app = await buildApp(services, log);
  await app.ready();
  const { db } = direct;

  async function anAccount(
    userType: UserType,
    status: AccountStatus = 'approved',
    changes: Partial<{ email: string; confirmed: boolean }> = {},
  ) {
    const email = changes.email ?? `${userType}.${randomBytes(4).toString('hex')}@people.example`;
    const created = await insertAccount(db, {
      passwordHash: await passwordHash,
      emailConfirmedAt: changes.confirmed === false ? null : new Date(),
      person: { full_name: `Test ${userType}`, email, language: 'es' },
      account: { type: userType, status },
    });
    if (!created) throw new Error(`${email} exists already`);
    return created;
  }

  /** Logs in while approved, then takes the wanted status: an open session survives a change of status. */
  async function signIn(userType: UserType, status: AccountStatus = 'approved'): Promise<Person> {
    const profile = await anAccount(userType);
    const response = await call('POST', '/login', { body: { email: profile.email, password: PASSWORD } });
    if (status !== 'approved') await db.updateTable('account').set({ status }).where('id', '=', profile.id).execute();
    return {
      profile: { ...profile, status },
      headers: { cookie: cookiesOf(response), 'x-forwarded-for': anAddress() },
    };
  }

  type Call = { body?: object; headers?: Record<string, string> };
  async function call(method: NonNullable<InjectOptions['method']>, path: string, { body, headers = {} }: Call = {}) {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: { 'x-forwarded-for': anAddress(), ...headers },
      ...(body && { payload: body }),
    });
    if (method !== 'GET') await handleEvents();
    expectDescribed(method, path, response);
    return response;
  }

  /** What follows from events has happened; in a running network it takes a moment. */
  const handleEvents = () => {
    // Of many who ask at once, those who came too late for one turn share the next.
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        running = handleWaiting();
        return running;
      });
    return next;
  };
  /** Most requests of tests are refused and tell of nothing. */
  const handleWaiting = async () => {
    if (await anyWaits(db)) await drainEvents(services, SUBSCRIBERS);
  };
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function jobs<Name extends JobName>(name: Name): Promise<JobMap[Name][]> {
    const found = await sql<{
      data: JobMap[Name];
    }>`select data from pgboss.job where name = ${name} order by created_on`.execute(db);
    return found.rows.map((row) => row.data);
  }

  return {
    app,
    db,
    owner: direct.owner,
    newClient: direct.newClient,
    services,
    anAccount,
    signIn,
    call,
    handleEvents,
    jobs,
    mailsTo: async (email: string): Promise<MailOrder[]> =>
      (await jobs('send-mail')).filter((mail) => mail.to === email),
    aSolvedCaptcha: async () => {
      const { id, question } = await issueCaptcha(db);
      await answerCaptcha({ db }, { id, answer: solve(question) });
      return id;
    },
    close: async () => {
      await app.close();
      await closeServices(services);
      await queue.stop();
      await tracing?.close();
      await database.close();
      if (database !== direct) await direct.close();
    },
  };
}

async function anyWaits(db: Db): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from event_inbox)
        or (select count(*) from event_cursor) < ${SUBSCRIBERS.length}
        or exists (select from event where position > (select min(position) from event_cursor)) as waits`.execute(db);
  return rows[0]?.waits ?? false;
}

/** Rate limits count by address, so every visitor of a test comes from their own. */
const anAddress = () => `10.${[...randomBytes(3)].join('.')}`;

export const solve = (question: string) => {
  const [a, operator, b] = question.split(' ');
  return String(operator === '+' ? Number(a) + Number(b) : Number(a) - Number(b));
};

/** The cookies a browser would send back. */
export function cookiesOf(response: { headers: Record<string, unknown> }): string {
  const set = [response.headers['set-cookie'] ?? []].flat() as string[];
  return set
    .map((cookie) => cookie.split(';', 1)[0])
    .filter((pair) => !pair?.endsWith('='))
    .join('; ');
}
