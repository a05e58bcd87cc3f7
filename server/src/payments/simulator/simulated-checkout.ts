import type Stripe from 'stripe';
import {
  DECLINED_CARD,
  GOOD_CARD,
  newBankAccount,
  newCard,
  newIntent,
  newSession,
  newSetupIntent,
  nowSeconds,
} from './new-objects.ts';
import { findSessionOf, hiddenOf, lockObject, putObject, readObject } from './queries.ts';
import { tell } from './simulated-events.ts';
import { type Attempt, attempt } from './simulated-payments.ts';
import { SIMULATOR_PATH, type SimulatorTx } from './simulator.ts';
import { invalidRequest } from './stripe-fault.ts';

type Wanted = {
  mode: 'payment' | 'setup';
  customer: string;
  amount: number | null;
  locale: 'es' | 'en';
  successUrl: string;
  cancelUrl: string;
  metadata: Record<string, string>;
  reference: string | null;
  currency: string;
  methods: Stripe.Checkout.Session['payment_method_types'];
  intentMetadata: Record<string, string>;
  savesMethod: boolean;
};

export async function openSession(tx: SimulatorTx, wanted: Wanted): Promise<Stripe.Checkout.Session> {
  await readObject(tx.db, 'customer', wanted.customer);
  const setup = wanted.mode === 'setup' ? newSetupIntent(wanted.customer) : null;
  if (setup) await putObject(tx.db, setup);
  const session = newSession({
    ...wanted,
    setupIntent: setup?.id ?? null,
    urlOf: (id) => `${tx.config.publicUrl}${SIMULATOR_PATH}/pay/${id}`,
  });
  await putObject(tx.db, session, { intentMetadata: wanted.intentMetadata, savesMethod: wanted.savesMethod });
  return session;
}

export const isOpen = ({ status, expires_at }: Stripe.Checkout.Session) =>
  status === 'open' && expires_at > nowSeconds();

export async function expireSession(tx: SimulatorTx, id: string): Promise<Stripe.Checkout.Session> {
  const session = await lockObject(tx.db, 'checkout.session', id);
  if (!isOpen(session))
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    );
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null };
  await putObject(tx.db, expired);
  await tell(tx, 'checkout.session.expired', expired);
  if (session.payment_intent) await cancelIntent(tx, String(session.payment_intent));
  return expired;
}

/** What was declined on a page cannot be tried again once the page is gone. */
async function cancelIntent(tx: SimulatorTx, id: string): Promise<void> {
  const intent = await lockObject(tx.db, 'payment_intent', id);
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    canceled_at: nowSeconds(),
    cancellation_reason: 'expired',
    status: 'canceled',
  };
  await putObject(tx.db, canceled);
  await tell(tx, 'payment_intent.canceled', canceled);
}

/** What can be pressed on the page, by what the page is for. */
export const PAYMENT_BUTTONS = ['card', 'decline', 'card-disputed', 'debit', 'debit-fails', 'debit-returned'] as const;
export const SETUP_BUTTONS = ['save-card', 'save-declined-card', 'save-bank-account'] as const;
export type Button = (typeof PAYMENT_BUTTONS)[number] | (typeof SETUP_BUTTONS)[number];

const ATTEMPTS: Record<(typeof PAYMENT_BUTTONS)[number], { isCard: boolean; outcome: Attempt }> = {
  card: { isCard: true, outcome: 'succeeds' },
  decline: { isCard: true, outcome: 'declined' },
  'card-disputed': { isCard: true, outcome: 'disputed' },
  debit: { isCard: false, outcome: 'succeeds' },
  'debit-fails': { isCard: false, outcome: 'fails' },
  'debit-returned': { isCard: false, outcome: 'returned' },
};

/** Where the browser goes next; nowhere from a page that has ended or has no such button. */
export async function press(tx: SimulatorTx, id: string, button: Button): Promise<string | undefined> {
  const session = await lockObject(tx.db, 'checkout.session', id);
  if (!isOpen(session)) return undefined;
  if (session.mode === 'setup') return isOneOf(SETUP_BUTTONS, button) ? saveMethod(tx, session, button) : undefined;
  return isOneOf(PAYMENT_BUTTONS, button) ? pay(tx, session, button) : undefined;
}

const isOneOf = <Name extends Button>(names: readonly Name[], name: Button): name is Name =>
  (names as readonly Button[]).includes(name);

async function pay(
  tx: SimulatorTx,
  session: Stripe.Checkout.Session,
  button: (typeof PAYMENT_BUTTONS)[number],
): Promise<string> {
  const { intentMetadata = {}, savesMethod = false } = await hiddenOf(tx.db, session.id);
  const { isCard, outcome } = ATTEMPTS[button];
  const method = isCard ? newCard(GOOD_CARD) : newBankAccount();
  const intent = await intentOf(tx, session, { metadata: intentMetadata, savesMethod });
  if (outcome === 'declined') {
    const declined = await attempt(tx, intent, method, outcome);
    await putObject(tx.db, { ...session, payment_intent: declined.id }); // stays open: one may try again
    return addressIn(session.cancel_url, session.id);
  }
  const owned = savesMethod ? await attach(tx, method, String(session.customer)) : method;
  const tried = await attempt(tx, intent, owned, outcome);
  await complete(tx, {
    ...session,
    payment_intent: tried.id,
    payment_status: tried.status === 'succeeded' ? 'paid' : 'unpaid',
  });
  return addressIn(session.success_url, session.id);
}

async function intentOf(
  tx: SimulatorTx,
  session: Stripe.Checkout.Session,
  { metadata, savesMethod }: { metadata: Record<string, string>; savesMethod: boolean },
): Promise<Stripe.PaymentIntent> {
  if (session.payment_intent) return lockObject(tx.db, 'payment_intent', String(session.payment_intent));
  const { amount_total: amount, currency } = session;
  return newIntent({
    amount: amount ?? 0,
    currency: currency ?? '',
    customer: String(session.customer),
    metadata,
    savesMethod,
  });
}

async function saveMethod(
  tx: SimulatorTx,
  session: Stripe.Checkout.Session,
  button: (typeof SETUP_BUTTONS)[number],
): Promise<string> {
  const card = () => newCard(button === 'save-declined-card' ? DECLINED_CARD : GOOD_CARD);
  const method = button === 'save-bank-account' ? newBankAccount() : card();
  await attach(tx, method, String(session.customer));
  const setup = await lockObject(tx.db, 'setup_intent', String(session.setup_intent));
  const done: Stripe.SetupIntent = { ...setup, payment_method: method.id, status: 'succeeded' };
  await putObject(tx.db, done);
  await tell(tx, 'setup_intent.succeeded', done);
  await complete(tx, session);
  return addressIn(session.success_url, session.id);
}

async function attach(tx: SimulatorTx, method: Stripe.PaymentMethod, customer: string): Promise<Stripe.PaymentMethod> {
  const attached: Stripe.PaymentMethod = { ...method, customer };
  await putObject(tx.db, attached);
  await tell(tx, 'payment_method.attached', attached);
  return attached;
}

async function complete(tx: SimulatorTx, session: Stripe.Checkout.Session): Promise<void> {
  const completed: Stripe.Checkout.Session = { ...session, status: 'complete', url: null };
  await putObject(tx.db, completed);
  await tell(tx, 'checkout.session.completed', completed);
}

/** A debit that began on a page ends days after the page was left. */
export async function settleSession(tx: SimulatorTx, { id, status }: Stripe.PaymentIntent): Promise<void> {
  const session = await findSessionOf(tx.db, id);
  if (!session) return;
  if (status !== 'succeeded') return tell(tx, 'checkout.session.async_payment_failed', session);
  const paid: Stripe.Checkout.Session = { ...session, payment_status: 'paid' };
  await putObject(tx.db, paid);
  await tell(tx, 'checkout.session.async_payment_succeeded', paid);
}

/** Stripe writes the session's id where the address leaves a place for it. */
const addressIn = (address: string | null, id: string) => (address ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
