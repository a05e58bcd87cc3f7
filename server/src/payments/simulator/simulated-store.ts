import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Db } from '../../db/database.ts';
import { missing } from './stripe-fault.ts';

/** Everything the simulator knows, by what Stripe calls it. */
export type SimulatedObjects = {
  customer: Stripe.Customer;
  'checkout.session': Stripe.Checkout.Session;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  setup_intent: Stripe.SetupIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  balance_transaction: Stripe.BalanceTransaction;
};
export type SimulatedKind = keyof SimulatedObjects;
export type SimulatedObject = SimulatedObjects[SimulatedKind];

/** What a session was told and does not show. */
export type HiddenOfSession = { intentMetadata?: Record<string, string>; savesMethod?: boolean };

const ID_BYTES = 18;

export const newId = (prefix: string) => `${prefix}_${randomBytes(ID_BYTES).toString('hex')}`;

export async function putObject(db: Db, object: SimulatedObject, hidden?: HiddenOfSession): Promise<void> {
  const body = JSON.stringify(object);
  await db
    .insertInto('stripe_simulator_object')
    .values({ id: object.id, kind: object.object, body, ...(hidden && { hidden: JSON.stringify(hidden) }) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ body }))
    .execute();
}

const rows = (db: Db) => db.selectFrom('stripe_simulator_object');

export async function readObject<Kind extends SimulatedKind>(
  db: Db,
  kind: Kind,
  id: string,
): Promise<SimulatedObjects[Kind]> {
  const row = await rows(db).select('body').where('id', '=', id).where('kind', '=', kind).executeTakeFirst();
  if (!row) throw missing(kind, id);
  return row.body as SimulatedObjects[Kind];
}

/** Whoever changes an object holds its row until they are done. */
export async function lockObject<Kind extends SimulatedKind>(
  db: Db,
  kind: Kind,
  id: string,
): Promise<SimulatedObjects[Kind]> {
  const found = rows(db).select('body').where('id', '=', id).where('kind', '=', kind);
  const row = await found.forUpdate().executeTakeFirst();
  if (!row) throw missing(kind, id);
  return row.body as SimulatedObjects[Kind];
}

/** Of any kind, for whoever has an id alone. */
export async function findAnyObject(db: Db, id: string): Promise<SimulatedObject | undefined> {
  const row = await rows(db).select('body').where('id', '=', id).executeTakeFirst();
  return row?.body as SimulatedObject | undefined;
}

export async function hiddenOf(db: Db, id: string): Promise<HiddenOfSession> {
  const row = await rows(db).select('hidden').where('id', '=', id).executeTakeFirst();
  return (row?.hidden ?? {}) as HiddenOfSession;
}

/** The session on whose page a payment began; none for one that was charged without its owner. */
export async function findSessionOf(db: Db, intentId: string): Promise<Stripe.Checkout.Session | undefined> {
  const row = await rows(db)
    .select('body')
    .where('kind', '=', 'checkout.session')
    .where(sql`body ->> 'payment_intent'`, '=', intentId)
    .executeTakeFirst();
  return row?.body as Stripe.Checkout.Session | undefined;
}

/** Newest first. */
export async function listObjects<Kind extends SimulatedKind>(
  db: Db,
  kind: Kind,
  page: { limit: number; after?: string | undefined; since?: Date | undefined },
): Promise<SimulatedObjects[Kind][]> {
  const { after, since } = page;
  const found = await rows(db)
    .select('body')
    .where('kind', '=', kind)
    .$if(after !== undefined, (query) =>
      query.where('position', '<', (inner) =>
        inner
          .selectFrom('stripe_simulator_object')
          .select('position')
          .where('id', '=', after ?? ''),
      ),
    )
    .$if(since !== undefined, (query) => query.where('made_at', '>=', since ?? new Date(0)))
    .orderBy('position', 'desc')
    .limit(page.limit)
    .execute();
  return found.map(({ body }) => body as SimulatedObjects[Kind]);
}
